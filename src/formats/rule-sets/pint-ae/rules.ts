import type { TermRule } from '../../en16931/rules/rule.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { onlyIn, rows } from '../../rules/kit/verbs.ts';
import { businessProcess, specification } from '../../rules/shared/pint/national-rows.ts';
import { CATEGORY_ROWS } from './category-rows.ts';
import { INVOICE_ROWS } from './invoice-rows.ts';
import { LINE_ROWS } from './line-rows.ts';
import { PARTY_ROWS } from './party-rows.ts';

/**
 * Rules of PINT United Arab Emirates on invoices and self-billed invoices.
 *
 * Source: release 2026.5, read 2026-11-25.
 */
export const PINT_AE_RULES: readonly TermRule[] = rulesOf(
  onlyIn(
    'ubl',
    rows(
      specification('aligned-ibrp-001-ae', 'urn:peppol:pint:billing-1@ae-1', 'urn:peppol:pint:selfbilling-1@ae-1'),
      businessProcess('aligned-ibrp-002-ae', 'urn:peppol:bis:billing', 'urn:peppol:bis:selfbilling'),
      INVOICE_ROWS,
      PARTY_ROWS,
      LINE_ROWS,
      CATEGORY_ROWS,
    ),
  ),
);
