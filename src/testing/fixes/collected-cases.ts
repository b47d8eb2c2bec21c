import type { RuleBench } from '../rules/rule-bench.ts';
import type { RuleCase, RuleCases } from '../rules/rule-cases.ts';
import { casesOf } from '../rules/rule-cases.ts';

// Replaces `rule-cases.ts` when the tests of rules are bundled to be read, not run; see `scripts/fix-table.mjs`.
export * from '../rules/rule-cases.ts';

const collected: (RuleCase & { readonly code: string })[] = [];

/** Collects the cases instead of testing them. */
export function describeRules(_: string, __: RuleBench, cases: RuleCases): void {
  collected.push(...casesOf(cases));
}

/** Every case of every rule, filled when the tests are loaded. */
export function allCases(): readonly (RuleCase & { readonly code: string })[] {
  return collected;
}
