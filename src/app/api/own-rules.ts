import type { Verdict } from '../../formats/verdict.ts';
import type { OwnRules } from '../state/rules-slice.ts';
import { rulesStore } from '../state/rules-store.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { filesTexts } from '../texts/en/files.ts';
import { askWorker } from './ask-worker.ts';

/** Larger files are refused before they are read, in megabytes. */
const LARGEST = 10;

/** The file whose rules judge, for a worker that is started anew. */
let current: { readonly id: string; readonly file: File } | undefined;

const never = new AbortController().signal;

/** Whether a file holds rules, by its name. */
export const isRuleFile = ({ name }: File): boolean => /\.(?:sch|zip)$/i.test(name);

/**
 * Has the rules of a Schematron file judge every XML invoice from now on, by the engine in this browser: the file never
 * leaves the page. Rejects with the reason why it cannot be run.
 */
export async function bringRuleFile(file: File, kept = false): Promise<OwnRules> {
  if (file.size > LARGEST * 1e6) throw new Error(filesTexts.rulesTooLarge(LARGEST));
  const id = crypto.randomUUID();
  const { assertions } = await bring(id, file, never);
  current = { id, file };
  const rules = { id, name: file.name, assertions, kept };
  useWorkbench.getState().bringRules(rules);
  return rules;
}

/** Stores the file in this browser; says whether the browser does. */
export async function keepRuleFile(): Promise<boolean> {
  const { ownRules, bringRules } = useWorkbench.getState();
  if (!ownRules || current?.id !== ownRules.id) return false;
  const kept = await rulesStore.keep(current.file);
  bringRules({ ...ownRules, kept });
  return kept;
}

/** Lets go of the rules, also in this browser's storage. */
export async function forgetRuleFile(): Promise<void> {
  current = undefined;
  useWorkbench.getState().bringRules(undefined);
  await rulesStore.forget();
}

/** Brings back the rules that this browser keeps. */
export async function restoreRuleFile(): Promise<void> {
  const file = await rulesStore.read();
  // Rules that cannot be run any more are let go of.
  if (file) await bringRuleFile(file, true).catch(forgetRuleFile);
}

/** What the rules find in an XML invoice; nothing without any. */
export async function judgedByOwnRules(text: string, signal: AbortSignal): Promise<readonly Verdict[]> {
  const own = current;
  if (!own) return [];
  const verdicts = await askWorker('judgeByRules', { id: own.id, data: text }, signal);
  if (verdicts) return verdicts;
  await bring(own.id, own.file, signal);
  return (await askWorker('judgeByRules', { id: own.id, data: text }, signal)) ?? [];
}

async function bring(id: string, file: File, signal: AbortSignal) {
  const data = base64Of(new Uint8Array(await file.arrayBuffer()));
  return askWorker('bringRules', { id, name: file.name, data }, signal);
}

/** In pieces: a call takes only so many arguments. */
function base64Of(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return btoa(pieces.join(''));
}
