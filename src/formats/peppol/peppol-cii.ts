import type { TermRule } from '../en16931/rules/rule.ts';
import { peppolCiiCodeRules } from './peppol-cii-code-rules.ts';
import { peppolCiiRules } from './peppol-cii-rules.ts';

/** Rules of Peppol BIS Billing 3 for every CII invoice. */
export const PEPPOL_CII_RULES: readonly TermRule[] = [...peppolCiiRules, ...peppolCiiCodeRules];
