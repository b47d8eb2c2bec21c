import { FORMATS } from '../catalogue/formats.ts';
import { prepareXml } from '../reading/prepare-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import { edited, type Edit } from './edits.ts';

/** The verdicts of a set, `pint@1.1.3`, on an XML text. */
export function verdictsBy(set: string, text: string): readonly Verdict[] {
  const prepared = prepareXml({ data: text, judge: [set] }, FORMATS);
  if (!prepared.ok) throw new Error(prepared.faults[0]?.description);
  return prepared.value.judge(RULE_SETS, '2026-11-24').verdicts;
}

/** Rules of a set that an XML text breaks, in alphabetical order. */
export const firedBy = (set: string, text: string): readonly string[] =>
  [...new Set(verdictsBy(set, text).map(({ rule }) => rule))].sort();

/** Rules of a set that only the edited text breaks. */
export function brokenBy(set: string, text: string, edits: readonly Edit[]): string {
  const before = new Set(firedBy(set, text));
  return firedBy(set, edited(text, edits))
    .filter((rule) => !before.has(rule))
    .join(' ');
}
