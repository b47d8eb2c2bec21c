import type { RuleBench } from '../rules/rule-bench.ts';
import type { RuleCase, RuleCases } from '../rules/rule-cases.ts';
import { casesOf } from '../rules/rule-cases.ts';

// Stands in for `rule-cases.ts` where the tests of rules are bundled to be read, not run: `scripts/fix-table.mjs` sees to it.
export * from '../rules/rule-cases.ts';

const collected: (RuleCase & { readonly code: string })[] = [];

/** Keeps the cases instead of stating them. */
export function describeRules(_: string, __: RuleBench, cases: RuleCases): void {
  collected.push(...casesOf(cases));
}

/** Every case of every rule, once the tests that hold them have been read. */
export function allCases(): readonly (RuleCase & { readonly code: string })[] {
  return collected;
}
