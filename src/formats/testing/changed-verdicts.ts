import { FORMATS } from '../catalogue/formats.ts';
import { prepareXml } from '../reading/prepare-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';

/** Ids that fire only by the first of two releases, and only by the second: each with its severity if it is a warning. */
export function changedVerdicts(xml: string, former: string, now: string): readonly [string, string] {
  const [before, after] = [former, now].map((set) => {
    const prepared = prepareXml({ data: xml, judge: [set] }, FORMATS);
    if (!prepared.ok) throw new Error(JSON.stringify(prepared.faults));
    const { verdicts } = prepared.value.judge(RULE_SETS, '2026-11-25');
    const printed = verdicts.map(({ rule, severity }) => (severity === 'warning' ? `${rule} (warning)` : rule));
    return [...new Set(printed)].toSorted();
  });
  const only = (some: readonly string[] = [], others: readonly string[] = []) =>
    some.filter((id) => !others.includes(id)).join(' ');
  return [only(before, after), only(after, before)];
}
