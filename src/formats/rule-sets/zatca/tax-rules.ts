import { normal } from '../../en16931/rules/blanks.ts';
import { elementsOf, found, foundElements, has, textAt, isTold } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { parseDecimal, type Decimal } from '../../en16931/decimal.ts';
import type { Where } from '../../en16931/rules/elements.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { needs } from '../../rules/shared/functions/national.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { isPartOfChargeReason, isReasonOfEntry, isReasonOfLine } from './codes.ts';
import { arePrintedAlike, firstText, hasCents, HUNDREDTH } from './facts.ts';
import { categoriesOfLines, standardCategories, untaxedEntries } from './tax-places.ts';

/** ZATCA's rules on VAT categories, rates and reasons, and on allowances and charges. */
const CODE = 'TaxExemptionReasonCode';
const outsidePrices =
  (path: string): Where =>
  (invoice) =>
    elementsOf(path)(invoice).filter(({ parent }) => parent?.name !== 'Price');
const allowances = outsidePrices('AllowanceCharge[ChargeIndicator~false|0]');
const charges = outsidePrices('AllowanceCharge[ChargeIndicator~true|1]');
const ownCharges = elementsOf('/Invoice/AllowanceCharge[ChargeIndicator~true|1]');
const lineCharges = elementsOf('/Invoice/InvoiceLine/AllowanceCharge[ChargeIndicator~true|1]');
const adjustments = elementsOf('/Invoice/AllowanceCharge', '/Invoice/InvoiceLine/AllowanceCharge');

const FIVE = '5';
const isPercentage = (text: string): boolean => {
  const rate = parseDecimal(text);
  return rate !== undefined && rate.units >= 0n && rate.compare(HUNDRED) <= 0 && hasCents(text);
};
const HUNDRED = parseDecimal('100') as Decimal;

/** Items outside the scope of VAT have rate zero or none. */
const withoutRate = (code: string, what: string, terms: readonly string[], on: Where): TermRule =>
  pint(code, terms, `${what} outside the scope of VAT (O) has no rate`, on, (category) =>
    foundElements(category, 'Percent').every((_) => figure(category, 'Percent')?.isZero() ?? true),
  );

const reasonCode = (code: string, what: string, on: Where): TermRule =>
  pint(code, ['BT-121', 'BT-118'], `${what} has the code of its reason`, on, (category) => isTold(category, CODE));
const reasonText = (code: string, what: string, on: Where): TermRule =>
  pint(
    code,
    ['BT-120'],
    `${what} with the code of a reason says it in words`,
    on,
    (category) => !has(category, CODE) || isTold(category, 'TaxExemptionReason'),
  );
const reasonListed = (
  code: string,
  what: string,
  on: Where,
  isKnown: (category: string, reason: string) => boolean,
): TermRule =>
  pint(code, ['BT-121', 'BT-118'], `The code of the reason of ${what} is one of its category`, on, (category) => {
    const reason = normal(firstText(category, CODE));
    return reason === '' || isKnown(textAt(category, 'ID'), reason);
  });

const NAMES = { Z: 'What is zero rated (Z)', E: 'What is exempt (E)', O: 'What is outside the scope of VAT (O)' };

export const taxRules: readonly TermRule[] = [
  pint(
    'BR-KSA-18',
    ['BT-95', 'BT-102', 'BT-118', 'BT-151'],
    'A category of VAT is one of S, Z, E, O',
    elementsOf(
      '/Invoice/TaxTotal/TaxSubtotal/TaxCategory/ID',
      '/Invoice/InvoiceLine/TaxTotal/TaxSubtotal/TaxCategory/ID',
      '/Invoice/AllowanceCharge/TaxCategory/ID',
      '/Invoice/InvoiceLine/Item/ClassifiedTaxCategory/ID',
    ),
    ({ text }) => ' S Z E O '.includes(text),
  ),
  pint(
    'BR-KSA-84',
    ['BT-96', 'BT-103', 'BT-119', 'BT-152'],
    'The standard rate is 15 %, or 5 %',
    standardCategories,
    (category) => {
      const rate = figure(category, 'Percent');
      if (!has(category, 'Percent')) return true;
      return rate !== undefined && (/^15(?:\.|$)/.test(rate.toString()) || isEqual(rate, FIVE));
    },
  ),
  reasonCode('BR-KSA-69', NAMES.Z, untaxedEntries('Z')),
  reasonCode('BR-KSA-23', NAMES.E, untaxedEntries('E')),
  reasonCode('BR-KSA-24', NAMES.O, untaxedEntries('O')),
  reasonText('BR-KSA-83', 'An entry', untaxedEntries('Z', 'E', 'O')),
  reasonListed('BR-KSA-CL-04', 'an entry', untaxedEntries('Z', 'E', 'O'), isReasonOfEntry),
  reasonCode('BR-KSA-93', `${NAMES.Z} in a prepayment`, categoriesOfLines('Z')),
  reasonCode('BR-KSA-94', `${NAMES.E} in a prepayment`, categoriesOfLines('E')),
  reasonCode('BR-KSA-95', `${NAMES.O} in a prepayment`, categoriesOfLines('O')),
  reasonText('BR-KSA-96', 'A prepayment', categoriesOfLines('Z', 'E', 'O')),
  reasonListed('BR-KSA-CL-07', 'a prepayment', categoriesOfLines('Z', 'E', 'O'), isReasonOfLine),
  withoutRate(
    'BR-KSA-11',
    'A line',
    ['BT-151', 'BT-152'],
    elementsOf('/Invoice/InvoiceLine/Item/ClassifiedTaxCategory[ID~O]'),
  ),
  withoutRate(
    'BR-KSA-12',
    'An allowance',
    ['BT-95', 'BT-96'],
    elementsOf('/Invoice/AllowanceCharge[ChargeIndicator~false|0]/TaxCategory[ID~O]'),
  ),
  withoutRate(
    'BR-KSA-13',
    'A charge',
    ['BT-102', 'BT-103'],
    elementsOf('/Invoice/AllowanceCharge[ChargeIndicator~true|1]/TaxCategory[ID~O]'),
  ),
  pint(
    'BR-KSA-DEC-02',
    ['BT-96', 'BT-103', 'BT-119', 'BT-152'],
    'A rate is 0 to 100, with at most two decimals',
    elementsOf(
      'AllowanceCharge/TaxCategory/Percent',
      'TaxTotal/TaxSubtotal/TaxCategory/Percent',
      'InvoiceLine/Item/ClassifiedTaxCategory/Percent',
    ),
    ({ text }) => normal(text) === '' || isPercentage(text),
  ),
  pint(
    'BR-KSA-DEC-01',
    ['BT-94', 'BT-138'],
    'The percentage of an allowance is 0 to 100, with at most two decimals',
    allowances,
    (one) => found(one, 'MultiplierFactorNumeric').every((node) => isEmptyOrPercentage(node as XmlElement)),
  ),
  pint(
    'BR-KSA-CL-06',
    ['BT-105', 'BT-145'],
    'The code of the reason of a charge is one of UNTDID 7161',
    charges,
    (one) => isPartOfChargeReason(firstText(one, 'AllowanceChargeReasonCode')),
  ),
  told('BR-KSA-19', 'BT-105', 'A charge has the code of its reason', ownCharges, 'AllowanceChargeReasonCode'),
  told('BR-KSA-21', 'BT-104', 'A charge has its reason in words', ownCharges, 'AllowanceChargeReason'),
  told(
    'BR-KSA-20',
    'BT-145',
    'A charge on a line has the code of its reason',
    lineCharges,
    'AllowanceChargeReasonCode',
  ),
  told('BR-KSA-22', 'BT-144', 'A charge on a line has its reason in words', lineCharges, 'AllowanceChargeReason'),
  pint(
    'BR-KSA-EN16931-03',
    [
      'BT-92',
      'BT-93',
      'BT-94',
      'BT-99',
      'BT-100',
      'BT-101',
      'BT-136',
      'BT-137',
      'BT-138',
      'BT-141',
      'BT-142',
      'BT-143',
    ],
    'An allowance or charge with a base is the base times the percentage',
    adjustments,
    (one) => {
      if (firstText(one, 'Amount') === '' || firstText(one, 'BaseAmount') === '') return true;
      const [base, percent] = [figure(one, 'BaseAmount'), figure(one, 'MultiplierFactorNumeric')];
      const right = base && percent && base.times(percent).times(HUNDREDTH).roundedUp(2);
      if (arePrintedAlike(figure(one, 'Amount'), right)) return true;
      return right ? { right: right.toString() } : false;
    },
  ),
  needs(
    'BR-KSA-EN16931-04',
    ['BT-93', 'BT-94', 'BT-100', 'BT-101', 'BT-137', 'BT-138', 'BT-142', 'BT-143'],
    'A percentage comes with its base',
    elementsOf('AllowanceCharge/MultiplierFactorNumeric'),
    '../BaseAmount',
  ),
  needs(
    'BR-KSA-EN16931-05',
    ['BT-93', 'BT-94', 'BT-100', 'BT-101', 'BT-137', 'BT-138', 'BT-142', 'BT-143'],
    'A base comes with its percentage',
    elementsOf('/Invoice/AllowanceCharge/BaseAmount', 'InvoiceLine/AllowanceCharge/BaseAmount'),
    '../MultiplierFactorNumeric',
  ),
];

function told(code: string, term: string, say: string, on: Where, path: string): TermRule {
  return pint(code, [term], say, on, (one) => isTold(one, path));
}

function isEmptyOrPercentage({ text }: XmlElement): boolean {
  return text === '' || isPercentage(text);
}

function isEqual(rate: Decimal, text: string): boolean {
  return parseDecimal(text)?.equals(rate) ?? false;
}
