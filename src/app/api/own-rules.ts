import type { Verdict } from '../../formats/verdicts/verdict.ts';
import type { OwnRules } from '../state/rules-slice.ts';
import { rulesStore } from '../state/rules-store.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { filesTexts } from '../texts/en/files.ts';
import { askWorker } from './ask-worker.ts';
import { rulesEngine } from './client.ts';
import { MOST_WAITING } from '../workers/rule-times.ts';
import { LocalEngineError } from './local-engine.ts';

/** Limit of a file in megabytes; larger files are refused unread. */
const LARGEST = 10;

/** The current rule file, for a worker that has to be restarted. */
let current: { readonly id: string; readonly file: File; readonly rules: readonly string[] } | undefined;

const never = new AbortController().signal;

/** Whether a file contains rules, judging by its name. */
export const isRuleFile = ({ name }: File): boolean => /\.(?:sch|zip)$/i.test(name);

/**
 * Judges every XML invoice by the rules of this Schematron file from now on, with the engine in this browser: the file
 * never leaves the page. Rejects with the reason if the file cannot be run.
 */
export async function bringRuleFile(file: File, kept = false): Promise<OwnRules> {
  if (file.size > LARGEST * 1e6) throw new Error(filesTexts.rulesTooLarge(LARGEST));
  const id = crypto.randomUUID();
  const { ids } = await bring(id, file, never);
  current = { id, file, rules: ids };
  const rules = { id, name: file.name, assertions: ids.length, kept };
  useWorkbench.getState().bringRules(rules);
  return rules;
}

/** Stores the file in this browser. Returns whether the browser stored it. */
export async function keepRuleFile(): Promise<boolean> {
  const { ownRules, bringRules } = useWorkbench.getState();
  if (!ownRules || current?.id !== ownRules.id) return false;
  const kept = await rulesStore.keep(current.file);
  bringRules({ ...ownRules, kept });
  return kept;
}

/** Drops the rules, also from this browser's storage. */
export async function forgetRuleFile(): Promise<void> {
  current = undefined;
  rulesEngine.stop();
  useWorkbench.getState().bringRules(undefined);
  await rulesStore.forget();
}

/** Restores the rules that this browser stores. */
export async function restoreRuleFile(): Promise<void> {
  const file = await rulesStore.read();
  // Drops rules that can no longer be run.
  if (file) await bringRuleFile(file, true).catch(forgetRuleFile);
}

/**
 * What the rules find in an XML invoice; empty if there are none. If their worker does not answer, each rule is
 * reported as not run: other verdicts must not wait for it, and a missing answer must not look like a pass.
 */
export async function judgedByOwnRules(text: string, signal: AbortSignal): Promise<readonly Verdict[]> {
  const own = current;
  if (!own) return [];
  const patience = AbortSignal.timeout(MOST_WAITING);
  const either = AbortSignal.any([signal, patience]);
  const ask = () => askWorker('judgeByRules', { id: own.id, data: text }, either, rulesEngine);
  try {
    const verdicts = await ask();
    if (verdicts) return verdicts;
    await bring(own.id, own.file, either);
    return (await ask()) ?? [];
  } catch (error) {
    signal.throwIfAborted();
    if (!patience.aborted && !(error instanceof LocalEngineError)) throw error;
    const { noneRun } = await import('../../formats/schematron/not-run.ts');
    return noneRun(own.file.name, own.rules, patience.aborted ? undefined : (error as Error).message);
  }
}

async function bring(id: string, file: File, signal: AbortSignal) {
  const data = base64Of(new Uint8Array(await file.arrayBuffer()));
  return askWorker('bringRules', { id, name: file.name, data }, signal, rulesEngine);
}

/** In pieces, because a call takes a limited number of arguments. */
function base64Of(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return btoa(pieces.join(''));
}
