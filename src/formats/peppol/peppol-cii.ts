import type { TermRule } from '../en16931/rules/rule.ts';
import { ciiCountryRules } from './countries/cii-countries.ts';
import { peppolCiiCodeRules } from './peppol-cii-code-rules.ts';
import { peppolCiiRules } from './peppol-cii-rules.ts';

/** What Peppol BIS Billing 3 asks of an invoice in CII, that of single countries at the end. */
export const PEPPOL_CII_RULES: readonly TermRule[] = [...peppolCiiRules, ...peppolCiiCodeRules, ...ciiCountryRules];
