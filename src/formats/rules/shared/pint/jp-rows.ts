import { Decimal } from '../../../en16931/decimal.ts';
import { each } from '../../../en16931/rules/elements.ts';
import { once } from '../../../en16931/rules/once.ts';
import { found, foundElements, has, textAt } from '../../../en16931/rules/paths.ts';
import { textOf, type XmlElement } from '../../../xml/xml-tree.ts';
import type { InvoiceTerms } from '../../../en16931/term-tree.ts';
import type { Form } from '../../kit/row.ts';
import type { Finder } from '../../kit/subject.ts';
import {
  about,
  alike,
  at,
  atMost,
  byElement,
  decimals,
  exact,
  filled,
  forbids,
  form,
  length,
  missingIsWrong,
  needs,
  never,
  oneOf,
  onlyIn,
  product,
  rows,
  together,
} from '../../kit/verbs.ts';
import { figure } from '../functions/figures.ts';
import { taxRows } from '../functions/tax-categories.ts';
import { categories, entryCategory, entryRate, OWN_ALLOWANCES, OWN_CHARGES } from './national-rows.ts';

/**
 * Rows of PINT Japan, whose scheme for consumption tax is VAT: those on all invoices, and those on invoices of
 * registered sellers, self-billed or not.
 *
 * Source: release 1.1.3, read 2026-11-25.
 */
const vat = taxRows('VAT');
const VAT = '[TaxScheme/ID~~VAT]';
const SELLER = 'AccountingSupplierParty/Party';

const breakdown = each('TaxSubtotal');
const currenciesOf = (root: XmlElement | undefined): readonly string[] =>
  found(root, 'DocumentCurrencyCode').map(textOf);
const isInOne = (element: XmlElement, path: string, currencies: readonly string[]): boolean =>
  found(element, path).some((node) => currencies.includes(textOf(node)));

/** Breakdown entries in the invoice currency; the official rule covers only invoices, not credit notes. */
const ownEntries: Finder & { readonly find: (invoice: InvoiceTerms) => readonly XmlElement[] } = {
  name: 'TaxSubtotal in the currency of the invoice',
  find: (invoice) => {
    const currencies = invoice.root?.name === 'Invoice' ? currenciesOf(invoice.root) : [];
    return breakdown(invoice).filter((entry) => isInOne(entry, 'TaxAmount/@currencyID', currencies));
  },
};

/** The other entries; rules on every entry officially cover only these. */
const otherEntries: Finder = {
  name: 'TaxSubtotal in another currency',
  find: (invoice) => {
    const own = new Set(ownEntries.find(invoice));
    return breakdown(invoice).filter((entry) => !own.has(entry));
  },
};

/** A second total tax in the currency of the invoice. */
const secondTotal: Finder = {
  name: 'a second TaxTotal in the currency of the invoice',
  find: ({ root }) => {
    const currencies = currenciesOf(root);
    return foundElements(root, 'TaxTotal')
      .flatMap((total) => foundElements(total, 'TaxAmount'))
      .filter((amount) => isInOne(amount, '@currencyID', currencies))
      .slice(1, 2)
      .flatMap(({ parent }) => parent ?? []);
  },
};

/** A rate has a category; the official rule requires no more. */
const categorised = (id: string, rate: string, category: string) =>
  together(id, `TaxCategory${VAT}/Percent`, `TaxCategory${VAT}/ID`, { terms: [rate, category] });

const exempt = (category: 'E' | 'G' | 'O') => {
  const id = (number: string): string => `aligned-ibrp-${category.toLowerCase()}-${number}`;
  const rate = category === 'O' ? 'unwritten' : 'zero';
  return rows(
    vat.entry(id('01'), category),
    vat.lineRate(id('05'), category, rate),
    vat.allowanceRate(id('06'), category, rate),
    vat.chargeRate(id('07'), category, rate),
    vat.untaxed(id('09'), category),
  );
};

export const JP_ROWS = onlyIn(
  'ubl',
  rows(
    at(OWN_ALLOWANCES, categorised('aligned-ibrp-032-jp', 'BT-96', 'BT-95')),
    at(OWN_CHARGES, categorised('aligned-ibrp-037-jp', 'BT-103', 'BT-102')),
    at(
      '/',
      never('aligned-ibrp-050-jp', ['BT-151', 'BT-152']),
      never('aligned-ibrp-019', ['BT-89']),
      atMost('aligned-ibrp-009', 1, `${SELLER}/PartyTaxScheme${VAT}/CompanyID`, { terms: ['BT-31'] }),
      atMost('aligned-ibrp-sr-12', 1, `${SELLER}/PartyTaxScheme${VAT}/CompanyID`, { terms: ['BT-31'] }),
      atMost('aligned-ibrp-sr-13', 1, `${SELLER}/PartyTaxScheme[TaxScheme[!ID~~VAT]]/CompanyID`, { terms: ['BT-32'] }),
      alike('aligned-ibrp-014', '//PaymentID', exact, { terms: ['BT-83'] }),
      needs('aligned-ibrp-052', '//InvoicePeriod', about('BG-14', 'BG-26')),
      oneOf('aligned-ibr-jp-05', 'TaxCurrencyCode', 'JPY', exact, { terms: ['BT-6'] }),
    ),
    exempt('E'),
    exempt('G'),
    exempt('O'),
    at(secondTotal, forbids('aligned-ibrp-053-jp', '.', { terms: ['BT-110'] })),
    at(ownEntries, needs('aligned-ibrp-045', 'TaxableAmount', { terms: ['BT-116'] })),
    at(
      otherEntries,
      needs('aligned-ibrp-046', 'TaxAmount', { terms: ['BT-117'] }),
      entryCategory('aligned-ibrp-047', 'VAT'),
      entryRate('aligned-ibrp-048', 'VAT', 'O'),
      decimals('aligned-ibr-jp-06', 'TaxAmount[@currencyID=JPY]', 0, {
        terms: ['BT-117'],
        ...byElement((entry) => !textAt(entry, 'TaxAmount[@currencyID=JPY]').includes('.')),
      }),
    ),
    at('TaxRepresentativeParty', atMost('aligned-ibrp-010', 1, 'PartyTaxScheme/CompanyID', { terms: ['BT-63'] })),
    at(
      'PaymentMeans[PaymentMeansCode=30|58]/PayeeFinancialAccount',
      filled('aligned-ibrp-016', 'ID', { terms: ['BT-84'], ...byElement((account) => has(account, 'ID[.!=]')) }),
    ),
    at(
      'PaymentMeans/CardAccount',
      length('aligned-ibrp-017', 'PrimaryAccountNumberID', { least: 4, most: 6 }, exact, missingIsWrong, {
        terms: ['BT-87'],
      }),
    ),
    at('PaymentMeans', needs('aligned-ibrp-049', 'PaymentMeansCode', { terms: ['BT-81'] })),
    at(
      'TaxCategory/TaxScheme/ID ClassifiedTaxCategory/TaxScheme/ID',
      oneOf('aligned-ibr-jp-03', '.', 'VAT', {
        ...about('BT-95', 'BT-102', 'BT-118', 'BT-151'),
        ...byElement(({ text }) => text.includes('VAT')),
      }),
    ),
    categories('aligned-ibrp-cl-01-jp', 'AA E S G O'),
  ),
);

/** From this day a registered seller gives its qualified invoice issuer number: T and thirteen digits. */
const QUALIFIED_INVOICES = '2023-10-01';
const isOfLate = once(({ root }) =>
  ['//StartDate', '//EndDate'].some((path) => found(root, path).some((day) => textOf(day) >= QUALIFIED_INVOICES)),
);
const ISSUER: Form = { fits: (number) => /^T\d{13}$/.test(number), like: 'T1234567890123' };

const HUNDREDTH = new Decimal(1n, 2);
const HALF = new Decimal(5n, 1);

/** The tax of an entry is base times rate, rounded up or down to a whole yen at the seller's choice. */
const isTax = (entry: XmlElement): boolean => {
  const tax = figure(entry, 'TaxAmount');
  const [category] = foundElements(entry, 'TaxCategory');
  if (!tax || !category) return false;
  if (textAt(category, 'ID').toUpperCase() === 'O') return !has(category, 'Percent') && tax.isZero();
  const [rate, base] = [figure(category, 'Percent'), figure(entry, 'TaxableAmount')];
  if (!rate) return false;
  if (rate.roundedUp(0).isZero()) return tax.isZero();
  const right = base?.times(rate).times(HUNDREDTH);
  if (!right) return false;
  const whole = right.roundedUp(0);
  const isWhole = whole.equals(right);
  const floor = isWhole ? whole : right.minus(HALF).roundedUp(0);
  const ceiling = isWhole ? whole : right.plus(HALF).roundedUp(0);
  return tax.compare(floor) >= 0 && tax.compare(ceiling) <= 0;
};

export const JP_REGISTERED_ROWS = onlyIn(
  'ubl',
  rows(
    at('/', needs('aligned-ibr-jp-04', `${SELLER}/PartyTaxScheme/CompanyID`, about('BT-31', 'BT-32'))),
    at(
      ownEntries,
      product('aligned-ibrp-051-jp', 'TaxAmount', 'BT-116 × BT-119 %', {
        ...about('BT-117', 'BT-116', 'BT-119'),
        ...byElement(isTax),
      }),
    ),
    at(
      `/Invoice/${SELLER}/PartyTaxScheme${VAT}`,
      form('aligned-ibr-jp-01', 'CompanyID', ISSUER, missingIsWrong, {
        ...about('BT-31', 'BG-14', 'BG-26'),
        when: isOfLate,
      }),
    ),
    JP_ROWS,
  ),
);
