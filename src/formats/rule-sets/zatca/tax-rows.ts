import { parseDecimal, type Decimal } from '../../en16931/decimal.ts';
import { normal } from '../../en16931/rules/blanks.ts';
import type { Where } from '../../en16931/rules/elements.ts';
import { found, foundElements, has, hasText, textAt } from '../../en16931/rules/paths.ts';
import type { Form, Place, RowOptions } from '../../rules/kit/row.ts';
import {
  about,
  any,
  at,
  byElement,
  filled,
  form,
  listed,
  needs,
  oneOf,
  product,
  range,
  rows,
} from '../../rules/kit/verbs.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { adjustments } from '../../rules/shared/pint/national-rows.ts';
import { textOf } from '../../xml/xml-tree.ts';
import { isPartOfChargeReason, isReasonOfEntry, isReasonOfLine } from './codes.ts';
import { arePrintedAlike, firstText, hasCents, HUNDREDTH } from './facts.ts';
import { CATEGORY_IDS, categoriesOfLines, standardCategories, untaxedEntries } from './tax-places.ts';

/** ZATCA's rows on VAT categories, rates and reasons, and on allowances and charges. */
const CODE = 'TaxExemptionReasonCode';
const OWN_CHARGES = '/Invoice/AllowanceCharge[ChargeIndicator~true|1]';
const LINE_CHARGES = '/Invoice/InvoiceLine/AllowanceCharge[ChargeIndicator~true|1]';
const ofLines = (...categories: readonly string[]): Place => placeOf(categoriesOfLines(...categories));
const placeOf = (find: Where): Place => ({ name: 'InvoiceLine/TaxTotal/TaxSubtotal/TaxCategory', find });

const HUNDRED = parseDecimal('100') as Decimal;
const PERCENTAGE: Form = {
  fits: (text) => {
    const rate = parseDecimal(text);
    return text === '' || (rate !== undefined && rate.units >= 0n && rate.compare(HUNDRED) <= 0 && hasCents(text));
  },
  like: '15.00',
};

/** Items outside the scope of VAT have rate zero or none. */
const withoutRate = (id: string, place: string, category: string, rate: string) =>
  at(
    place,
    range(
      id,
      'Percent',
      { exactly: '0' },
      {
        ...about(category, rate),
        ...byElement(
          (element) => foundElements(element, 'Percent').length === 0 || (figure(element, 'Percent')?.isZero() ?? true),
        ),
      },
    ),
  );

const stated = (path: string): RowOptions => byElement((element) => hasText(element, path));
const reasonCode = (id: string, place: Place) => at(place, filled(id, CODE, any, about('BT-121', 'BT-118')));
const reasonText = (id: string, place: Place) =>
  at(
    place,
    filled(id, 'TaxExemptionReason', {
      terms: ['BT-120'],
      ...byElement((category) => !has(category, CODE) || hasText(category, 'TaxExemptionReason')),
    }),
  );
const reasonListed = (id: string, place: Place, isKnown: (category: string, reason: string) => boolean) =>
  at(
    place,
    oneOf(id, CODE, listed('VATEX-SA', []), {
      ...about('BT-121', 'BT-118'),
      ...byElement((category) => {
        const reason = normal(firstText(category, CODE));
        return reason === '' || isKnown(textAt(category, 'ID'), reason);
      }),
    }),
  );
const charge = (id: string, term: string, place: string, path: string) =>
  at(place, filled(id, path, { terms: [term], ...stated(path) }));

const isStandardRate = byElement((category) => {
  const rate = figure(category, 'Percent');
  if (!has(category, 'Percent')) return true;
  return rate !== undefined && (/^15(?:\.|$)/.test(rate.toString()) || parseDecimal('5')?.equals(rate) === true);
});

const isPercentOfBase = byElement((element) => {
  if (firstText(element, 'Amount') === '' || firstText(element, 'BaseAmount') === '') return true;
  const [base, percent] = [figure(element, 'BaseAmount'), figure(element, 'MultiplierFactorNumeric')];
  const right = base && percent && base.times(percent).times(HUNDREDTH).roundedUp(2);
  if (arePrintedAlike(figure(element, 'Amount'), right)) return true;
  return right ? { right: right.toString() } : false;
});

const AMOUNTS = about(...'BT-92 BT-93 BT-94 BT-99 BT-100 BT-101 BT-136 BT-137 BT-138 BT-141 BT-142 BT-143'.split(' '));
const BASES = about('BT-93', 'BT-94', 'BT-100', 'BT-101', 'BT-137', 'BT-138', 'BT-142', 'BT-143');
const ENTRIES = 'Z E O'.split(' ');

export const TAX_ROWS = rows(
  at(
    CATEGORY_IDS,
    oneOf('BR-KSA-18', '.', 'S Z E O', {
      ...about('BT-95', 'BT-102', 'BT-118', 'BT-151'),
      ...byElement(({ text }) => ' S Z E O '.includes(text)),
    }),
  ),
  at(
    { name: 'TaxCategory ClassifiedTaxCategory', find: standardCategories },
    oneOf('BR-KSA-84', 'Percent', '15 5', isStandardRate, about('BT-96', 'BT-103', 'BT-119', 'BT-152')),
  ),
  reasonCode('BR-KSA-69', untaxedEntries('Z')),
  reasonCode('BR-KSA-23', untaxedEntries('E')),
  reasonCode('BR-KSA-24', untaxedEntries('O')),
  reasonText('BR-KSA-83', untaxedEntries(...ENTRIES)),
  reasonListed('BR-KSA-CL-04', untaxedEntries(...ENTRIES), isReasonOfEntry),
  reasonCode('BR-KSA-93', ofLines('Z')),
  reasonCode('BR-KSA-94', ofLines('E')),
  reasonCode('BR-KSA-95', ofLines('O')),
  reasonText('BR-KSA-96', ofLines(...ENTRIES)),
  reasonListed('BR-KSA-CL-07', ofLines(...ENTRIES), isReasonOfLine),
  withoutRate('BR-KSA-11', '/Invoice/InvoiceLine/Item/ClassifiedTaxCategory[ID~O]', 'BT-151', 'BT-152'),
  withoutRate('BR-KSA-12', '/Invoice/AllowanceCharge[ChargeIndicator~false|0]/TaxCategory[ID~O]', 'BT-95', 'BT-96'),
  withoutRate('BR-KSA-13', `${OWN_CHARGES}/TaxCategory[ID~O]`, 'BT-102', 'BT-103'),
  at(
    'AllowanceCharge/TaxCategory/Percent TaxTotal/TaxSubtotal/TaxCategory/Percent InvoiceLine/Item/ClassifiedTaxCategory/Percent',
    form('BR-KSA-DEC-02', '.', PERCENTAGE, {
      ...about('BT-96', 'BT-103', 'BT-119', 'BT-152'),
      ...byElement(({ text }) => normal(text) === '' || PERCENTAGE.fits(text)),
    }),
  ),
  at(
    adjustments('[ChargeIndicator~false|0]'),
    form('BR-KSA-DEC-01', 'MultiplierFactorNumeric', PERCENTAGE, {
      ...about('BT-94', 'BT-138'),
      ...byElement((element) =>
        found(element, 'MultiplierFactorNumeric').every((node) => PERCENTAGE.fits(textOf(node))),
      ),
    }),
  ),
  at(
    adjustments('[ChargeIndicator~true|1]'),
    oneOf('BR-KSA-CL-06', 'AllowanceChargeReasonCode', listed('UNTDID 7161', [], 'CHARGE_REASONS'), {
      ...about('BT-105', 'BT-145'),
      ...byElement((element) => isPartOfChargeReason(firstText(element, 'AllowanceChargeReasonCode'))),
    }),
  ),
  charge('BR-KSA-19', 'BT-105', OWN_CHARGES, 'AllowanceChargeReasonCode'),
  charge('BR-KSA-21', 'BT-104', OWN_CHARGES, 'AllowanceChargeReason'),
  charge('BR-KSA-20', 'BT-145', LINE_CHARGES, 'AllowanceChargeReasonCode'),
  charge('BR-KSA-22', 'BT-144', LINE_CHARGES, 'AllowanceChargeReason'),
  at(
    '/Invoice/AllowanceCharge /Invoice/InvoiceLine/AllowanceCharge',
    product('BR-KSA-EN16931-03', 'Amount', 'BaseAmount × MultiplierFactorNumeric %', isPercentOfBase, AMOUNTS),
  ),
  at('AllowanceCharge/MultiplierFactorNumeric', needs('BR-KSA-EN16931-04', '../BaseAmount', BASES)),
  at(
    '/Invoice/AllowanceCharge/BaseAmount InvoiceLine/AllowanceCharge/BaseAmount',
    needs('BR-KSA-EN16931-05', '../MultiplierFactorNumeric', BASES),
  ),
);
