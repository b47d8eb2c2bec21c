import type { TermRule } from '../../en16931/rules/rule.ts';
import { headerRules } from './header-rules.ts';
import { lineRules, numberRules } from './line-rules.ts';
import { ownRules } from './own-rules.ts';
import { sharedRules } from './shared-rules.ts';

/**
 * Rules of PINT on every invoice, in any country.
 *
 * Source: release 1.1.3, read 2026-11-24.
 */
export const PINT_RULES: readonly TermRule[] = [
  ...sharedRules,
  ...headerRules,
  ...ownRules,
  ...lineRules,
  ...numberRules,
];
