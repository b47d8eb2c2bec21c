import type { TermRule } from '../en16931/rules/rule.ts';
import { participantRules } from './participant-rules.ts';
import { peppolCodeRules } from './peppol-code-rules.ts';
import { peppolRules } from './peppol-rules.ts';

/** Rules of Peppol BIS Billing 3 for every UBL invoice. */
export const PEPPOL_UBL_RULES: readonly TermRule[] = [...peppolRules, ...peppolCodeRules, ...participantRules];
