import { Decimal } from '../../en16931/decimal.ts';
import { once } from '../../en16931/rules/once.ts';
import { each, outermost } from '../../en16931/rules/elements.ts';
import { elementsOf, found, foundElements, has, textAt } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { textOf } from '../../xml/xml-tree.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { businessProcess, coded, needs, specification } from '../../rules/shared/functions/national.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { ownEntries, PINT_JP_SHARED } from './shared-rules.ts';

/** From this day a registered seller gives its qualified invoice issuer number: T and thirteen digits. */
const QUALIFIED_INVOICES = '2023-10-01';

const isOfLate = once(({ root }) =>
  ['//StartDate', '//EndDate'].some((path) => found(root, path).some((day) => textOf(day) >= QUALIFIED_INVOICES)),
);

const HUNDREDTH = new Decimal(1n, 2);
const HALF = new Decimal(5n, 1);

/** The tax of an entry is base times rate, rounded up or down to a whole yen at the seller's choice. */
const entryTax = pint(
  'aligned-ibrp-051-jp',
  ['BT-117', 'BT-116', 'BT-119'],
  'The tax of an entry is its base times its rate, rounded up or down to whole units',
  ownEntries,
  (entry) => {
    const tax = figure(entry, 'TaxAmount');
    const [category] = foundElements(entry, 'TaxCategory');
    if (!tax || !category) return false;
    if (textAt(category, 'ID').toUpperCase() === 'O') return !has(category, 'Percent') && tax.isZero();
    const [rate, base] = [figure(category, 'Percent'), figure(entry, 'TaxableAmount')];
    if (!rate) return false;
    if (rate.roundedUp(0).isZero()) return tax.isZero();
    const exact = base?.times(rate).times(HUNDREDTH);
    if (!exact) return false;
    const whole = exact.roundedUp(0);
    const isWhole = whole.equals(exact);
    const floor = isWhole ? whole : exact.minus(HALF).roundedUp(0);
    const ceiling = isWhole ? whole : exact.plus(HALF).roundedUp(0);
    return tax.compare(floor) >= 0 && tax.compare(ceiling) <= 0;
  },
);

/** Rules of PINT Japan on invoices of registered sellers. */
export const PINT_JP_RULES: readonly TermRule[] = [
  specification('aligned-ibrp-001-jp', 'urn:fdc:peppol:jp:billing:3.0', 'urn:peppol:pint:billing-1@jp-1'),
  businessProcess('aligned-ibrp-002-jp', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0', 'urn:peppol:bis:billing'),
  needs(
    'aligned-ibr-jp-04',
    ['BT-31', 'BT-32'],
    'The seller has a tax number',
    outermost,
    'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID',
  ),
  entryTax,
  pint(
    'aligned-ibr-jp-01',
    ['BT-31', 'BG-14', 'BG-26'],
    `The tax number of the seller is T and thirteen digits, in periods since ${QUALIFIED_INVOICES}`,
    elementsOf('/Invoice/AccountingSupplierParty/Party/PartyTaxScheme[TaxScheme/ID~~VAT]'),
    (scheme, invoice) => !isOfLate(invoice) || /^T\d{13}$/.test(textAt(scheme, 'CompanyID')),
  ),
  coded('aligned-ibrp-cl-02-jp', ['BT-3'], 'The kind of invoice', each('InvoiceTypeCode'), '380'),
  ...PINT_JP_SHARED,
];
