import { createStandardEngine } from '../../engine/standard.ts';
import { importXml } from '../reading/import-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import type { Verdict } from '../verdicts/verdict.ts';

/** Tests of conditions of authorities: own files with one thing changed. */

export type Edit = readonly [from: string | RegExp, to: string];

/** A file, the edits that break the rule, and those that just hold; none: the file itself holds. */
export type Case<File extends string> = readonly [
  rule: string,
  file: File,
  breaks: readonly Edit[],
  holds: readonly Edit[],
  /** What breaks it breaks others, too. */
  among?: 'others',
];

/** A case of a known file. */
export type FileRow = readonly [rule: string, breaks: readonly Edit[], holds: readonly Edit[], among?: 'others'];

const engine = createStandardEngine();

const context = {
  now: () => new Date('2026-11-28T12:00:00Z'),
  newId: () => '0192a4b0-0000-7000-8000-000000000000',
};

export function verdictsBy(set: string, data: string | Uint8Array): readonly Verdict[] {
  const outcome = importXml({ data, judge: [set] }, engine, context, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  return outcome.value.verdicts;
}

/** The ids of the rules of a set that fire. */
export const firedBy = (set: string, data: string | Uint8Array): readonly string[] => [
  ...new Set(verdictsBy(set, data).map(({ rule }) => rule)),
];

export const edited = (text: string, edits: readonly Edit[]): string =>
  edits.reduce((changed, [from, to]) => {
    const made = changed.replace(from, to);
    if (made === changed) throw new Error(`${String(from)} is not there`);
    return made;
  }, text);
