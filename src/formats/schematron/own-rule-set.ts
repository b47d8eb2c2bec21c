import type { RuleSet } from '../rule-sets/rule-set.ts';
import type { BroughtRules } from './brought-rules.ts';

/** Name in requests of the rules that the operator of a host or the user of the workbench brings. */
export const OWN_RULES = 'own';

/** The same rules where other sets are named: a document that they are not for is no error then. */
export function besideOthers(own: RuleSet): RuleSet {
  const { brought } = own;
  if (!brought) return own;
  return { ...own, brought: { ...brought, judge: (given, how) => brought.judge(given, { ...how, mayBeOther: true }) } };
}

/** The rules of a file as a rule set that judges every document that they apply to, beside the sets of its profile. */
export function ownRuleSet(
  brought: BroughtRules,
  { file, from }: { readonly file: string; readonly from: string },
): RuleSet {
  const titles = [...new Set(brought.schemas.map(({ title }) => title).filter((title) => title !== ''))];
  return {
    key: OWN_RULES,
    name: titles.join(', ').slice(0, 200) || file,
    authority: file,
    documents: {},
    anyDocument: true,
    profiles: 'every',
    releases: [{ key: 'file', from, source: file }],
    english: true,
    norm: { title: file },
    rules: [],
    brought,
  };
}
