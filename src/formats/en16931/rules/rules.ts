import { categoryRules } from './category-rules.ts';
import { codeRules } from './code-rules.ts';
import { headerRules } from './header-rules.ts';
import { lineRules } from './line-rules.ts';
import type { TermRule } from './rule.ts';
import { totalRules } from './total-rules.ts';

/** The rules of EN 16931-1 in both bindings, in the order of verdicts. */
export const EN16931_RULES: readonly TermRule[] = [
  ...headerRules,
  ...lineRules,
  ...totalRules,
  ...categoryRules,
  ...codeRules,
];
