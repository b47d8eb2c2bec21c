import { each, outermost, type Where } from '../../en16931/rules/elements.ts';
import { elementsOf, found, foundElements, has, textAt } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { textOf } from '../../xml/xml-tree.ts';
import {
  breakdown,
  categoryIds,
  coded,
  entryCategory,
  entryRate,
  most,
  needs,
  ownAllowances,
  ownCharges,
  silent,
} from '../../rules/shared/functions/national.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { factsOn } from '../../rules/shared/functions/tax-categories.ts';

/**
 * Rules of PINT Japan on all invoices, whether or not the seller is registered for consumption tax, whose scheme is
 * VAT.
 *
 * Source: release 1.1.3, read 2026-11-25.
 */
const vat = factsOn('VAT');
const VAT = '[TaxScheme/ID~~VAT]';
const SELLER = 'AccountingSupplierParty/Party';

/** Breakdown entries in the invoice currency; the official rule covers only invoices, not credit notes. */
export const ownEntries: Where = (invoice) =>
  breakdown(invoice).filter((entry) => {
    const currencies = invoice.root?.name === 'Invoice' ? found(invoice.root, 'DocumentCurrencyCode').map(textOf) : [];
    return found(entry, 'TaxAmount/@currencyID').some((one) => currencies.includes(textOf(one)));
  });

/** The other entries; rules on every entry officially cover only these. */
const otherEntries: Where = (invoice) => {
  const own = new Set(ownEntries(invoice));
  return breakdown(invoice).filter((entry) => !own.has(entry));
};

/** A rate has a category; the official rule requires no more. */
const categorised = (code: string, terms: readonly string[], what: string, on: Where): TermRule =>
  pint(
    code,
    terms,
    `The rate of ${what} comes with its category`,
    on,
    (one) => !has(one, `TaxCategory${VAT}/Percent`) || has(one, `TaxCategory${VAT}/ID`),
  );

const exempt = (category: 'E' | 'G' | 'O'): readonly TermRule[] => {
  const id = (number: string): string => `aligned-ibrp-${category.toLowerCase()}-${number}`;
  const rate = category === 'O' ? 'unwritten' : 'zero';
  return [
    vat.entry(id('01'), category),
    vat.lineRate(id('05'), category, rate),
    vat.allowanceRate(id('06'), category, rate),
    vat.chargeRate(id('07'), category, rate),
    vat.untaxed(id('09'), category),
  ];
};

export const PINT_JP_SHARED: readonly TermRule[] = [
  categorised('aligned-ibrp-032-jp', ['BT-95', 'BT-96'], 'an allowance', ownAllowances),
  categorised('aligned-ibrp-037-jp', ['BT-102', 'BT-103'], 'a charge', ownCharges),
  silent('aligned-ibrp-050-jp', ['BT-151', 'BT-152'], 'A line has a category and its rate'),
  silent('aligned-ibrp-019', ['BT-89'], 'A direct debit has the reference of its mandate'),
  most(
    'aligned-ibrp-009',
    ['BT-31'],
    'The seller has at most one number of consumption tax',
    outermost,
    `${SELLER}/PartyTaxScheme${VAT}/CompanyID`,
  ),
  pint(
    'aligned-ibrp-014',
    ['BT-83'],
    'Means of payment have the same remittance text',
    outermost,
    (root) => new Set(found(root, '//PaymentID').map(textOf)).size <= 1,
  ),
  needs('aligned-ibrp-052', ['BG-14', 'BG-26'], 'The invoice or a line has a period', outermost, '//InvoicePeriod'),
  ...exempt('E'),
  ...exempt('G'),
  ...exempt('O'),
  most(
    'aligned-ibrp-sr-12',
    ['BT-31'],
    'The seller has at most one number of consumption tax',
    outermost,
    `${SELLER}/PartyTaxScheme${VAT}/CompanyID`,
  ),
  most(
    'aligned-ibrp-sr-13',
    ['BT-32'],
    'The seller has at most one number of another tax',
    outermost,
    `${SELLER}/PartyTaxScheme[TaxScheme[!ID~~VAT]]/CompanyID`,
  ),
  pint(
    'aligned-ibr-jp-05',
    ['BT-6'],
    'The currency of tax accounting is JPY',
    outermost,
    (root) => !has(root, 'TaxCurrencyCode') || has(root, 'TaxCurrencyCode[.=JPY]'),
  ),
  pint(
    'aligned-ibrp-053-jp',
    ['BT-110'],
    'There is at most one total tax in the currency of the invoice',
    outermost,
    (root) => {
      const currencies = new Set(found(root, 'DocumentCurrencyCode').map(textOf));
      return (
        foundElements(root, 'TaxTotal/TaxAmount').filter((one) => currencies.has(textAt(one, '@currencyID'))).length <=
        1
      );
    },
  ),
  needs('aligned-ibrp-045', ['BT-116'], 'An entry of the breakdown has a base', ownEntries, 'TaxableAmount'),
  needs('aligned-ibrp-046', ['BT-117'], 'An entry of the breakdown has a tax', otherEntries, 'TaxAmount'),
  entryCategory('aligned-ibrp-047', 'VAT', otherEntries),
  entryRate('aligned-ibrp-048', 'VAT', ['O'], otherEntries),
  pint(
    'aligned-ibr-jp-06',
    ['BT-117'],
    'A tax in JPY has no decimals',
    otherEntries,
    (entry) => !textAt(entry, 'TaxAmount[@currencyID=JPY]').includes('.'),
  ),
  most(
    'aligned-ibrp-010',
    ['BT-63'],
    'A tax representative has at most one tax number',
    each('TaxRepresentativeParty'),
    'PartyTaxScheme/CompanyID',
  ),
  needs(
    'aligned-ibrp-016',
    ['BT-84'],
    'The account of a credit transfer has a number',
    elementsOf('PaymentMeans[PaymentMeansCode=30|58]/PayeeFinancialAccount'),
    'ID[.!=]',
  ),
  pint(
    'aligned-ibrp-017',
    ['BT-87'],
    'Of a payment card four to six digits are written',
    elementsOf('PaymentMeans/CardAccount'),
    (card) => {
      const [number] = found(card, 'PrimaryAccountNumberID');
      const { length } = number ? textOf(number) : '';
      return length >= 4 && length <= 6;
    },
  ),
  needs('aligned-ibrp-049', ['BT-81'], 'A means of payment has its code', each('PaymentMeans'), 'PaymentMeansCode'),
  pint(
    'aligned-ibr-jp-03',
    ['BT-95', 'BT-102', 'BT-118', 'BT-151'],
    'The scheme of a tax is VAT',
    elementsOf('TaxCategory/TaxScheme/ID', 'ClassifiedTaxCategory/TaxScheme/ID'),
    ({ text }) => text.includes('VAT'),
  ),
  coded(
    'aligned-ibrp-cl-01-jp',
    ['BT-95', 'BT-102', 'BT-118', 'BT-151'],
    'A category of the tax',
    categoryIds,
    'AA E S G O',
  ),
];
