import { categoryRules } from './category-rules.ts';
import { codeRules } from './code-rules.ts';
import { headerRules } from './header-rules.ts';
import { lineRules } from './line-rules.ts';
import type { TermRule } from './rule.ts';
import { totalRules } from './total-rules.ts';
import { ublStructureRules } from './ubl-structure-rules.ts';

/** The rules of EN 16931-1 that the official bindings judge, in the order in which verdicts are given. */
export const EN16931_RULES: readonly TermRule[] = [
  ...headerRules,
  ...lineRules,
  ...totalRules,
  ...categoryRules,
  ...codeRules,
  ...ublStructureRules,
];
