import { rulesOf } from '../../rules/kit/compile.ts';
import { CII_STRUCTURE_ROWS } from './cii-structure-rows.ts';
import { CII_TYPE_ROWS } from './cii-type-rows.ts';
import type { TermRule } from './rule.ts';

/** Rules of EN 16931-3-3 for CII only. */
export const EN16931_CII_RULES: readonly TermRule[] = rulesOf([...CII_STRUCTURE_ROWS, ...CII_TYPE_ROWS]);
