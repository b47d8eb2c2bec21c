import { ciiStructureRules } from './cii-structure-rules.ts';
import { ciiTypeRules } from './cii-type-rules.ts';
import type { TermRule } from './rule.ts';

/** What EN 16931-3-3 binds of CII alone. */
export const EN16931_CII_RULES: readonly TermRule[] = [...ciiStructureRules, ...ciiTypeRules];
