import type { TermRule } from '../../en16931/rules/rule.ts';
import { breakdownRules } from './breakdown-rules.ts';
import { codeRules } from './code-rules.ts';
import { invoiceRules } from './invoice-rules.ts';
import { kindRules } from './kind-rules.ts';
import { lineRules } from './line-rules.ts';

/**
 * Rules of PINT Oman on invoices.
 *
 * Source: release 1.0.1 of 2026-07-29, read 2026-11-25.
 */
export const PINT_OM_RULES: readonly TermRule[] = [
  ...kindRules,
  ...invoiceRules,
  ...breakdownRules,
  ...lineRules,
  ...codeRules,
];
