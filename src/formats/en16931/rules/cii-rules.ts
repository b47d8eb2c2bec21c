import { ciiStructureRules } from './cii-structure-rules.ts';
import { ciiTypeRules } from './cii-type-rules.ts';
import type { TermRule } from './rule.ts';

/** Rules of EN 16931-3-3 for CII only. */
export const EN16931_CII_RULES: readonly TermRule[] = [...ciiStructureRules, ...ciiTypeRules];
