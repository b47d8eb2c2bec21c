import type { TermRule } from '../en16931/rules/rule.ts';
import { peppolCiiCodeRules } from './peppol-cii-code-rules.ts';
import { peppolCiiRules } from './peppol-cii-rules.ts';

/** What Peppol BIS Billing 3 asks of every invoice in CII. */
export const PEPPOL_CII_RULES: readonly TermRule[] = [...peppolCiiRules, ...peppolCiiCodeRules];
