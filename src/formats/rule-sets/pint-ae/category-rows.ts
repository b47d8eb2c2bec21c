import { Decimal } from '../../en16931/decimal.ts';
import { LINES } from '../../en16931/rules/elements.ts';
import { count, has, hasOneOf } from '../../en16931/rules/paths.ts';
import type { Holds } from '../../rules/kit/subject.ts';
import {
  about,
  any,
  at,
  byElement,
  entry,
  exact,
  forbids,
  missingIsWrong,
  needs,
  oneOf,
  product,
  range,
  rows,
} from '../../rules/kit/verbs.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { TWO_HUNDREDTHS } from '../../rules/shared/functions/national.ts';
import { taxRows } from '../../rules/shared/functions/tax-categories.ts';
import {
  adjustments,
  baseWithPercent,
  categories,
  entryCategory,
  entryRate,
  OWN_ALLOWANCES,
  OWN_CHARGES,
} from '../../rules/shared/pint/national-rows.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';

/** Rows of PINT United Arab Emirates on VAT categories, and on allowances and charges. */
const vat = taxRows('VAT');
const VAT = '[TaxScheme/ID~~VAT]';
const HUNDREDTH = new Decimal(1n, 2);
const LINE_TAX = '../../ItemPriceExtension/TaxTotal/TaxAmount';

const lineCategories = (category: string): string =>
  LINES.map((line) => `${line}/Item/ClassifiedTaxCategory[ID~${category}]${VAT}`).join(' ');

const isPercentOfBase = (element: XmlElement): Holds => {
  if (!has(element, 'BaseAmount', 'MultiplierFactorNumeric')) return true;
  const [written, of, percent] = ['Amount', 'BaseAmount', 'MultiplierFactorNumeric'].map((name) =>
    figure(element, name),
  );
  const right = of && percent && of.times(percent).times(HUNDREDTH);
  if (!written || !right) return false;
  return written.equals(right) || written.equals(right.roundedUp(2)) ? true : { right: right.roundedUp(2).toString() };
};

/** Allowances and charges have these rules with other ids. */
const ofAdjustments = (
  indicator: string,
  own: string,
  [amount, base, percent, term]: readonly [string, string, string, string],
  ids: readonly [category: string, base: string, amount: string, margin: string, reason: string],
) =>
  rows(
    at(own, needs(ids[0], `TaxCategory${VAT}/ID`, { terms: [term] })),
    at(
      adjustments(`[ChargeIndicator~${indicator}]`),
      baseWithPercent(ids[1], base, percent),
      product(ids[2], 'Amount', 'BaseAmount × MultiplierFactorNumeric %', about(amount), byElement(isPercentOfBase)),
      oneOf(ids[3], 'TaxCategory/ID', 'S E O AE Z', {
        ...about(term),
        ...byElement((element) => !has(element, 'TaxCategory/ID[.=N]')),
      }),
    ),
    at(
      adjustments(`[ChargeIndicator~${indicator}][TaxCategory/ID=E]`),
      needs(ids[4], 'AllowanceChargeReasonCode', about(amount, term)),
    ),
  );

const untaxed = (category: 'E' | 'Z' | 'O') => {
  const id = (number: string): string => `aligned-ibrp-${category.toLowerCase()}-${number}`;
  const rate = category === 'O' ? 'unwritten' : 'zero';
  return rows(
    vat.entry(id('01'), category),
    vat.lineRate(id('05'), category, category === 'Z' ? 'zero' : 'unwritten'),
    vat.allowanceRate(id('06'), category, rate),
    vat.chargeRate(id('07'), category, rate),
    vat.base(id('08'), { category }),
    vat.untaxed(id('09'), category),
  );
};

/** What is taxed by the margin scheme has one entry. */
const hasMarginEntry = byElement(
  (root) =>
    !hasOneOf(root, `//TaxCategory${VAT}/ID[.~N]`) || count(root, '//TaxTotal/TaxSubtotal[TaxCategory/ID=N]') === 1,
);

/** Only what is exempt or out of scope has no rate. */
const hasRate = byElement((element) => has(element, 'TaxCategory/ID[.=O|E]') !== has(element, 'TaxCategory/Percent'));

export const CATEGORY_ROWS = rows(
  ofAdjustments(
    'false|0',
    OWN_ALLOWANCES,
    ['BT-92', 'BT-93', 'BT-94', 'BT-95'],
    ['aligned-ibrp-032', 'aligned-ibrp-057', 'ibr-131-ae', 'ibr-115-ae', 'ibr-168-ae'],
  ),
  ofAdjustments(
    'true|1',
    OWN_CHARGES,
    ['BT-99', 'BT-100', 'BT-101', 'BT-102'],
    ['aligned-ibrp-037', 'aligned-ibrp-058', 'ibr-146-ae', 'ibr-114-ae', 'ibr-169-ae'],
  ),
  at(
    'TaxSubtotal',
    needs('aligned-ibrp-045', 'TaxableAmount', { terms: ['BT-116'] }),
    needs('aligned-ibrp-046', 'TaxAmount', { terms: ['BT-117'] }),
    entryCategory('aligned-ibrp-047', 'VAT'),
    entryRate('aligned-ibrp-048', 'VAT', 'O', 'E'),
  ),
  at('TaxSubtotal', needs('ibr-119-ae', 'TaxCategory/Percent', hasRate, about('BT-119', 'BT-118'))),
  vat.standardEntry('aligned-ibrp-s-01'),
  vat.lineRate('aligned-ibrp-s-05', 'S', 'positive'),
  vat.allowanceRate('aligned-ibrp-s-06', 'S', 'positive'),
  vat.chargeRate('aligned-ibrp-s-07', 'S', 'positive'),
  vat.base('aligned-ibrp-s-08', { category: 'S', slack: TWO_HUNDREDTHS, rated: true }),
  vat.taxed('aligned-ibrp-s-09', 'S', TWO_HUNDREDTHS),
  vat.noReason('aligned-ibrp-s-10', 'S'),
  at('/', entry('ibr-105-ae', 'N', hasMarginEntry, { terms: ['BT-118'] })),
  vat.base('ibr-102-ae', { category: 'N', slack: TWO_HUNDREDTHS, rated: true, linesAlone: true }),
  vat.untaxed('ibr-108-ae', 'N'),
  untaxed('E'),
  untaxed('Z'),
  untaxed('O'),
  vat.entryRate('ibr-121-ae', 'E', 'unwritten'),
  vat.entryRate('ibr-120-ae', 'Z', 'zero'),
  vat.entryRate('aligned-ibrp-o-11-ae', 'O', 'unwritten'),
  at(lineCategories('E'), forbids('ibr-163-ae', LINE_TAX, about('BT-151'))),
  at(lineCategories('Z'), range('ibr-165-ae', LINE_TAX, { exactly: '0' }, any, missingIsWrong, about('BT-151'))),
  vat.entry('aligned-ibrp-ae-01-ae', 'AE', Infinity),
  vat.lineRate('aligned-ibrp-ae-05-ae', 'AE', 'written'),
  vat.allowanceRate('aligned-ibrp-ae-06', 'AE', 'zero'),
  vat.chargeRate('aligned-ibrp-ae-07', 'AE', 'zero'),
  vat.base('aligned-ibrp-ae-08-ae', { category: 'AE' }),
  vat.untaxed('aligned-ibrp-ae-09-ae', 'AE'),
  at(
    lineCategories('AE'),
    needs('ibr-103-ae', '../../../AccountingCustomerParty/Party/PartyTaxScheme/CompanyID', { terms: ['BT-48'] }),
    range('ibr-162-ae', LINE_TAX, { exactly: '0' }, any, missingIsWrong, about('BT-151')),
    oneOf('ibr-174-ae', '../StandardItemIdentification/ID/@schemeID', '0160', exact, missingIsWrong, {
      ...about('BT-157'),
      ...byElement(
        (element) =>
          has(element, '../StandardItemIdentification/ID') &&
          !has(element, '../StandardItemIdentification/ID[@schemeID!=0160]'),
      ),
    }),
  ),
  categories('ibr-139-ae', 'S E O AE Z N'),
);
