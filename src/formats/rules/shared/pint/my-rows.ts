import { Decimal } from '../../../en16931/decimal.ts';
import { LINES } from '../../../en16931/rules/elements.ts';
import { foundElements, has, hasOneOf } from '../../../en16931/rules/paths.ts';
import type { InvoiceTerms } from '../../../en16931/term-tree.ts';
import { near } from '../../../peppol/slack.ts';
import type { XmlElement } from '../../../xml/xml-tree.ts';
import { about, at, byElement, forbids, needs, needsOneOf, oneOf, onlyIn, rows, sum } from '../../kit/verbs.ts';
import { figure } from '../functions/figures.ts';
import { TWO_HUNDREDTHS } from '../functions/national.ts';
import { taxRows } from '../functions/tax-categories.ts';
import { categories } from './national-rows.ts';

/**
 * Rows of PINT Malaysia on both invoices and self-billed invoices. Sales tax (SA, HVG, LVG) and service tax (SE) have
 * scheme VAT, tourism tax (TTX) has AAL.
 *
 * Source: release 1.3.1, read 2026-11-25.
 */
const vat = taxRows('VAT');
const SELLER = 'AccountingSupplierParty/Party';

const taxed = (category: string) => {
  const id = (number: string): string => `aligned-ibrp-${category.toLowerCase()}-${number}`;
  return rows(
    vat.base(id('08'), { category, unwritten: 'zero', slack: TWO_HUNDREDTHS }),
    vat.taxed(id('09'), category, TWO_HUNDREDTHS, 'zero'),
    vat.noReason(id('10'), category),
  );
};

const total = (root: XmlElement | undefined, path: string, amount: string): Decimal =>
  foundElements(root, path).reduce((all, element) => all.plus(figure(element, amount) ?? Decimal.ZERO), Decimal.ZERO);

/** Each line has tourism tax as an amount. */
const isTourismTax = (entry: XmlElement, { root }: InvoiceTerms): boolean => {
  const tax = figure(entry.parent, 'TaxAmount')?.absolute();
  if (!tax) return false;
  const of = (indicator: string): Decimal =>
    total(root, `AllowanceCharge[ChargeIndicator~${indicator}][TaxCategory/ID~TTX]`, 'Amount');
  const adjusted = of('true|1').minus(of('false|0'));
  return LINES.some(
    (line) =>
      has(root, line) &&
      near(
        total(root, `${line}[Item/ClassifiedTaxCategory/ID~TTX]/TaxTotal`, 'TaxAmount').plus(adjusted),
        tax,
        TWO_HUNDREDTHS,
      ) === true,
  );
};

/** A category of VAT, or that of tourism tax. */
const hasCategory = byElement((entry) =>
  hasOneOf(entry, 'TaxCategory[TaxScheme/ID~~VAT]/ID', 'TaxCategory[TaxScheme/ID~~AAL][ID~TTX]'),
);
const hasRate = byElement((entry) =>
  hasOneOf(
    entry,
    'TaxCategory[TaxScheme/ID~~VAT][Percent]',
    'TaxCategory[TaxScheme/ID~~VAT][ID~O]',
    'TaxCategory[TaxScheme/ID~~AAL][ID~TTX][!Percent]',
  ),
);

export const MY_ROWS = onlyIn(
  'ubl',
  rows(
    at(
      '/',
      needs('ibr-02-my', `${SELLER}/PartyLegalEntity/CompanyID`, { terms: ['BT-30'] }),
      needs('ibr-03-my', 'AccountingCustomerParty/Party/PartyLegalEntity/CompanyID', { terms: ['BT-47'] }),
      needsOneOf(
        'ibr-04-my',
        [`${SELLER}/PartyTaxScheme[TaxScheme/ID!=VAT]/CompanyID`, `${SELLER}/PartyIdentification/ID[!@schemeID]`],
        { terms: ['BT-32', 'BT-29'] },
      ),
    ),
    at(
      'TaxSubtotal',
      needs('aligned-ibrp-046', 'TaxAmount', { terms: ['BT-117'] }),
      needs('aligned-ibrp-047', 'TaxCategory[TaxScheme/ID~~VAT|AAL]/ID', hasCategory, { terms: ['BT-118'] }),
      needs('aligned-ibrp-048', 'TaxCategory[TaxScheme/ID~~VAT|AAL]/Percent', hasRate, about('BT-119', 'BT-118')),
    ),
    ...['SA', 'SE', 'HVG', 'LVG'].map(taxed),
    at(
      '/*/TaxTotal/TaxSubtotal/TaxCategory[ID~TTX][TaxScheme/ID~~AAL]',
      forbids('aligned-ibrp-ttx-08', 'Percent', { terms: ['BT-119'] }),
      sum(
        'aligned-ibrp-ttx-09',
        '../TaxAmount',
        'sum(//InvoiceLine/TaxTotal/TaxAmount) - sum(BT-92) + sum(BT-99)',
        undefined,
        byElement(isTourismTax),
        { terms: ['BT-117'] },
      ),
    ),
    vat.base('aligned-ibrp-e-08', { category: 'E' }),
    vat.untaxed('aligned-ibrp-e-09', 'E'),
    vat.lineRate('aligned-ibrp-e-05', 'E', 'zeroOrUnwritten'),
    vat.untaxed('aligned-ibrp-o-09', 'O'),
    categories('aligned-ibrp-cl-01-my', 'SA SE HVG LVG E O TTX'),
    at('TaxCurrencyCode', oneOf('ibr-cl-05-my', '.', 'MYR', { terms: ['BT-6'] })),
  ),
);
