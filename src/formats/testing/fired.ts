import { FORMATS } from '../formats.ts';
import { prepareXml } from '../judge-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';

/** The ids that fire in a text, each once, by the sets that are named. */
export function fired(text: string, ...judge: readonly string[]): readonly string[] {
  const prepared = prepareXml({ data: text, judge }, FORMATS);
  if (!prepared.ok) throw new Error(prepared.faults[0]?.description);
  const { verdicts } = prepared.value.judge(RULE_SETS, '2026-11-24');
  return [...new Set(verdicts.map(({ rule }) => rule))];
}
