import type { TermRule } from '../en16931/rules/rule.ts';
import { rulesOf } from '../rules/kit/compile.ts';
import { PEPPOL_CII_ROWS } from './cii-rows.ts';

/** Rules of Peppol BIS Billing 3 for every CII invoice. */
export const PEPPOL_CII_RULES: readonly TermRule[] = rulesOf(PEPPOL_CII_ROWS);
