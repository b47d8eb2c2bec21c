import type { TermRule } from '../../en16931/rules/rule.ts';
import { businessProcess, specification } from '../../rules/shared/functions/national.ts';
import { categoryRules } from './category-rules.ts';
import { invoiceRules } from './invoice-rules.ts';
import { lineRules } from './line-rules.ts';
import { partyRules } from './party-rules.ts';

/**
 * Rules of PINT United Arab Emirates on invoices and self-billed invoices.
 *
 * Source: release 2026.5, read 2026-11-25.
 */
export const PINT_AE_RULES: readonly TermRule[] = [
  specification('aligned-ibrp-001-ae', 'urn:peppol:pint:billing-1@ae-1', 'urn:peppol:pint:selfbilling-1@ae-1'),
  businessProcess('aligned-ibrp-002-ae', 'urn:peppol:bis:billing', 'urn:peppol:bis:selfbilling'),
  ...invoiceRules,
  ...partyRules,
  ...lineRules,
  ...categoryRules,
];
