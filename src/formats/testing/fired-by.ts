import { FORMATS } from '../formats.ts';
import { prepareXml } from '../judge-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { edited, type Edit } from './edits.ts';

/** Rules of a set, `pint@1.1.3`, that an XML text breaks, in alphabetical order. */
export function firedBy(set: string, text: string): readonly string[] {
  const prepared = prepareXml({ data: text, judge: [set] }, FORMATS);
  if (!prepared.ok) throw new Error(prepared.faults[0]?.description);
  const rules = prepared.value.judge(RULE_SETS, '2026-11-24').verdicts.map(({ rule }) => rule);
  return [...new Set(rules)].sort();
}

/** Rules of a set that only the edited text breaks. */
export function brokenBy(set: string, text: string, edits: readonly Edit[]): string {
  const before = new Set(firedBy(set, text));
  return firedBy(set, edited(text, edits))
    .filter((rule) => !before.has(rule))
    .join(' ');
}
