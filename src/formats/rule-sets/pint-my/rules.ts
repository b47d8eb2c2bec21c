import { each, outermost } from '../../en16931/rules/elements.ts';
import { elementsOf, foundElements, has } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { Decimal } from '../../en16931/decimal.ts';
import { LINES } from '../../en16931/rules/elements.ts';
import { near } from '../../peppol/slack.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import {
  breakdown,
  businessProcess,
  categoryIds,
  coded,
  lacks,
  needs,
  needsOneOf,
  specification,
  TWO_HUNDREDTHS,
} from '../../rules/shared/functions/national.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { factsOn } from '../../rules/shared/functions/tax-categories.ts';

/**
 * Rules of PINT Malaysia on both invoices and self-billed invoices. Sales tax (SA, HVG, LVG) and service tax (SE) have
 * scheme VAT, tourism tax (TTX) has AAL.
 *
 * Source: release 1.3.1, read 2026-11-25.
 */
const vat = factsOn('VAT');
const tourism = elementsOf('/*/TaxTotal/TaxSubtotal/TaxCategory[ID~TTX][TaxScheme/ID~~AAL]');

const taxed = (category: string): readonly TermRule[] => {
  const id = (number: string): string => `aligned-ibrp-${category.toLowerCase()}-${number}`;
  return [
    vat.base(id('08'), { category, unwritten: 'zero', slack: TWO_HUNDREDTHS }),
    vat.taxed(id('09'), category, TWO_HUNDREDTHS, 'zero'),
    vat.noReason(id('10'), category),
  ];
};

const sum = (root: XmlElement | undefined, path: string, amount: string): Decimal =>
  foundElements(root, path).reduce((total, one) => total.plus(figure(one, amount) ?? Decimal.ZERO), Decimal.ZERO);

/** Each line has tourism tax as an amount. */
const tourismTax = pint(
  'aligned-ibrp-ttx-09',
  ['BT-117'],
  'The tourism tax (TTX) is the sum of that of its lines, less its allowances, plus its charges',
  tourism,
  (entry, { root }) => {
    const tax = figure(entry.parent, 'TaxAmount')?.absolute();
    if (!tax) return false;
    const of = (indicator: string): Decimal =>
      sum(root, `AllowanceCharge[ChargeIndicator~${indicator}][TaxCategory/ID~TTX]`, 'Amount');
    const adjusted = of('true|1').minus(of('false|0'));
    return LINES.some(
      (line) =>
        has(root, line) &&
        near(
          sum(root, `${line}[Item/ClassifiedTaxCategory/ID~TTX]/TaxTotal`, 'TaxAmount').plus(adjusted),
          tax,
          TWO_HUNDREDTHS,
        ) === true,
    );
  },
);

export const PINT_MY_SHARED: readonly TermRule[] = [
  needs(
    'ibr-02-my',
    ['BT-30'],
    'The seller has a legal registration',
    outermost,
    'AccountingSupplierParty/Party/PartyLegalEntity/CompanyID',
  ),
  needs(
    'ibr-03-my',
    ['BT-47'],
    'The buyer has a legal registration',
    outermost,
    'AccountingCustomerParty/Party/PartyLegalEntity/CompanyID',
  ),
  needsOneOf(
    'ibr-04-my',
    ['BT-32', 'BT-29'],
    'The seller has a number of a tax other than VAT, or an identifier without a scheme: its TIN',
    outermost,
    'AccountingSupplierParty/Party/PartyTaxScheme[TaxScheme/ID!=VAT]/CompanyID',
    'AccountingSupplierParty/Party/PartyIdentification/ID[!@schemeID]',
  ),
  needs('aligned-ibrp-046', ['BT-117'], 'An entry of the breakdown has a tax', breakdown, 'TaxAmount'),
  needsOneOf(
    'aligned-ibrp-047',
    ['BT-118'],
    'An entry of the breakdown has a category of VAT, or is of tourism tax (TTX)',
    breakdown,
    'TaxCategory[TaxScheme/ID~~VAT]/ID',
    'TaxCategory[TaxScheme/ID~~AAL][ID~TTX]',
  ),
  needsOneOf(
    'aligned-ibrp-048',
    ['BT-119', 'BT-118'],
    'An entry of the breakdown has its rate, unless it is outside the scope of the tax (O); one of tourism tax (TTX) has none',
    breakdown,
    'TaxCategory[TaxScheme/ID~~VAT][Percent]',
    'TaxCategory[TaxScheme/ID~~VAT][ID~O]',
    'TaxCategory[TaxScheme/ID~~AAL][ID~TTX][!Percent]',
  ),
  ...['SA', 'SE', 'HVG', 'LVG'].flatMap(taxed),
  lacks('aligned-ibrp-ttx-08', ['BT-119'], 'Tourism tax (TTX) has no rate', tourism, 'Percent'),
  tourismTax,
  vat.base('aligned-ibrp-e-08', { category: 'E' }),
  vat.untaxed('aligned-ibrp-e-09', 'E'),
  vat.lineRate('aligned-ibrp-e-05', 'E', 'zeroOrUnwritten'),
  vat.untaxed('aligned-ibrp-o-09', 'O'),
  coded(
    'aligned-ibrp-cl-01-my',
    ['BT-95', 'BT-102', 'BT-118', 'BT-151'],
    'A category of the tax',
    categoryIds,
    'SA SE HVG LVG E O TTX',
  ),
  coded('ibr-cl-05-my', ['BT-6'], 'The currency of tax accounting', each('TaxCurrencyCode'), 'MYR'),
];

export const PINT_MY_RULES: readonly TermRule[] = [
  specification('aligned-ibrp-001-my', 'urn:peppol:pint:billing-1@my-1'),
  businessProcess('aligned-ibrp-002', 'urn:peppol:bis:billing'),
  ...PINT_MY_SHARED,
];
