import type { TermRule } from '../en16931/rules/rule.ts';
import { rulesOf } from '../rules/kit/compile.ts';
import { PEPPOL_UBL_ROWS } from './ubl-rows.ts';

/** Rules of Peppol BIS Billing 3 for every UBL invoice. */
export const PEPPOL_UBL_RULES: readonly TermRule[] = rulesOf(PEPPOL_UBL_ROWS);
