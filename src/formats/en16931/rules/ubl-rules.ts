import { rulesOf } from '../../rules/kit/compile.ts';
import type { TermRule } from './rule.ts';
import { UBL_LEFT_OUT_ROWS } from './ubl-left-out-rows.ts';
import { UBL_STRUCTURE_ROWS } from './ubl-structure-rows.ts';

/** Rules of EN 16931-3-2 for UBL only. */
export const EN16931_UBL_RULES: readonly TermRule[] = rulesOf([...UBL_STRUCTURE_ROWS, ...UBL_LEFT_OUT_ROWS]);
