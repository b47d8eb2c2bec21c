import { rulesOf } from '../../rules/kit/compile.ts';
import { CATEGORY_ROWS } from './category-rows.ts';
import { CODE_ROWS } from './code-rows.ts';
import { HEADER_ROWS } from './header-rows.ts';
import { LINE_ROWS } from './line-rows.ts';
import type { TermRule } from './rule.ts';
import { TOTAL_ROWS } from './total-rows.ts';

/** The rules of EN 16931-1 in both bindings, in the order of verdicts. */
export const EN16931_RULES: readonly TermRule[] = rulesOf([
  ...HEADER_ROWS,
  ...LINE_ROWS,
  ...TOTAL_ROWS,
  ...CATEGORY_ROWS,
  ...CODE_ROWS,
]);
