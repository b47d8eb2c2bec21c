import { each, outermost } from '../../en16931/rules/elements.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { parseDecimal } from '../../en16931/decimal.ts';
import { PINT_JP_SHARED } from '../pint-jp/shared-rules.ts';
import { businessProcess, lacks, specification } from '../../rules/shared/functions/national.ts';
import { pint } from '../../rules/shared/functions/table.ts';

/** Rules of PINT Japan on invoices of sellers not registered for consumption tax. */
export const PINT_JP_NTR_RULES: readonly TermRule[] = [
  specification('aligned-ibrp-001-jp-ntr', 'urn:peppol:pint:nontaxinvoice-1@jp-1'),
  businessProcess('aligned-ibrp-002-jp', 'urn:peppol:bis:billing'),
  lacks(
    'aligned-ibr-jp-04-ntr',
    ['BT-31', 'BT-32'],
    'The seller has no tax number',
    outermost,
    'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID',
  ),
  pint(
    'aligned-ibr-jp-07-ntr',
    ['BT-110', 'BT-117'],
    'A tax is zero',
    each('TaxAmount'),
    ({ text }) => parseDecimal(text)?.isZero() ?? false,
  ),
  ...PINT_JP_SHARED,
];
