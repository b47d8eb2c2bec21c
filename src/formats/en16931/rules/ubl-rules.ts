import type { TermRule } from './rule.ts';
import { ublLeftOutRules } from './ubl-left-out-rules.ts';
import { ublStructureRules } from './ubl-structure-rules.ts';

/** Rules of EN 16931-3-2 for UBL only. */
export const EN16931_UBL_RULES: readonly TermRule[] = [...ublStructureRules, ...ublLeftOutRules];
