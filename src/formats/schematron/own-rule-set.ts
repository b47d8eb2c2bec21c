import type { RuleSet } from '../rule-sets/rule-set.ts';
import type { BroughtRules } from './brought-rules.ts';

/** The name in requests of the rules provided by a host's operator or a user of the workbench. */
export const OWN_RULES = 'own';

/** These rules beside other named sets: it is no error then if they do not apply to a document. */
export function besideOthers(own: RuleSet): RuleSet {
  const { brought } = own;
  if (!brought) return own;
  return { ...own, brought: { ...brought, judge: (given, how) => brought.judge(given, { ...how, mayBeOther: true }) } };
}

/**
 * The rules of a file as a rule set. It judges every document it applies to, in addition to the sets of its profile.
 */
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
