import type { Outcome } from '../../engine/index.ts';
import { failure, success } from '../../engine/values.ts';
import type { Verdict } from '../../formats/verdicts/verdict.ts';
import type { BroughtRules } from '../../formats/schematron/brought-rules.ts';
import { fileMessages } from '../../api/file-messages.ts';
import { bytesOf } from '../../operations/bytes-of.ts';
import { MOST_RULE_TIME } from './rule-times.ts';

/** What the page learns about a rule file. */
export interface BroughtFile {
  readonly title: string;
  /** The ids of its rules. */
  readonly ids: readonly string[];
}

/** The current rules with the page's id for them: a page has one rule file. */
let brought: { readonly id: string; readonly rules: BroughtRules } | undefined;

/** Reads a Schematron file or an archive of several. The code that runs them loads with the first one. */
export async function bringRules({
  id,
  name,
  data,
}: {
  readonly id: string;
  readonly name: string;
  readonly data: string;
}): Promise<Outcome<BroughtFile>> {
  const { broughtRules, filesOfArchive } = await import('../../formats/schematron/brought-rules.ts');
  const bytes = bytesOf(data);
  if (!bytes) return failure('input', fileMessages.notBase64);
  const isArchive = /\.zip$/i.test(name);
  const files = isArchive
    ? filesOfArchive(name, bytes)
    : ({ ok: true, value: new Map([[name, new TextDecoder().decode(bytes)]]) } as const);
  const rules = files.ok ? broughtRules(name, files.value, isArchive ? undefined : name) : files;
  if (!rules.ok) {
    const [{ file, description }] = rules.faults as readonly [(typeof rules.faults)[number]];
    return failure('input', `${file}: ${description}`);
  }
  brought = { id, rules: rules.value };
  const { schemas, assertions } = rules.value;
  const titles = [...new Set(schemas.map(({ title }) => title).filter((title) => title !== ''))];
  return success({ title: titles.join(', ') || name, ids: assertions.map((assertion) => assertion.id) });
}

/**
 * The findings of the rules in a document; null if this worker does not have the rules, for example after a restart.
 */
export async function judgeByRules({
  id,
  data,
}: {
  readonly id: string;
  readonly data: string;
}): Promise<Outcome<readonly Verdict[] | null>> {
  if (brought?.id !== id) return success(null);
  const { readXml } = await import('../../formats/xml/read-xml.ts');
  const read = readXml(data);
  // Reading the invoice reports XML errors.
  if (!read.ok) return success([]);
  const began = performance.now();
  const isOver = () => performance.now() - began > MOST_RULE_TIME;
  return success(brought.rules.judge(read.document, { mayBeOther: true, isOver }));
}
