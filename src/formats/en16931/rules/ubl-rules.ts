import type { TermRule } from './rule.ts';
import { ublLeftOutRules } from './ubl-left-out-rules.ts';
import { ublStructureRules } from './ubl-structure-rules.ts';

/** What EN 16931-3-2 binds of UBL alone. */
export const EN16931_UBL_RULES: readonly TermRule[] = [...ublStructureRules, ...ublLeftOutRules];
