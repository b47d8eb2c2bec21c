import type { TermRule } from '../../en16931/rules/rule.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { at, oneOf, rows } from '../../rules/kit/verbs.ts';
import { JP_REGISTERED_ROWS } from '../../rules/shared/pint/jp-rows.ts';
import { businessProcess, specification } from '../../rules/shared/pint/national-rows.ts';

/** Rules of PINT Japan on invoices of registered sellers. */
export const PINT_JP_RULES: readonly TermRule[] = rulesOf(
  rows(
    specification('aligned-ibrp-001-jp', 'urn:fdc:peppol:jp:billing:3.0', 'urn:peppol:pint:billing-1@jp-1'),
    businessProcess('aligned-ibrp-002-jp', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0', 'urn:peppol:bis:billing'),
    at({ ubl: 'InvoiceTypeCode' }, oneOf('aligned-ibrp-cl-02-jp', '.', '380', { terms: ['BT-3'] })),
    JP_REGISTERED_ROWS,
  ),
);
