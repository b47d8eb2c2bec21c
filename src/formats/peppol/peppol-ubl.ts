import type { TermRule } from '../en16931/rules/rule.ts';
import { participantRules } from './participant-rules.ts';
import { peppolCodeRules } from './peppol-code-rules.ts';
import { peppolRules } from './peppol-rules.ts';

/** What Peppol BIS Billing 3 asks of every invoice in UBL. */
export const PEPPOL_UBL_RULES: readonly TermRule[] = [...peppolRules, ...peppolCodeRules, ...participantRules];
