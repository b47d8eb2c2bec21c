import type { TermRule } from '../../en16931/rules/rule.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { PINT_ROWS } from './rows.ts';
import { sharedRules } from './shared-rules.ts';

/**
 * Rules of PINT on every invoice, in any country.
 *
 * Source: release 1.1.3, read 2026-11-24.
 */
export const PINT_RULES: readonly TermRule[] = [...sharedRules, ...rulesOf(PINT_ROWS)];
