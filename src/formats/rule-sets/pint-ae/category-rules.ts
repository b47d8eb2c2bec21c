import { LINES, outermost, type Where } from '../../en16931/rules/elements.ts';
import { elementsOf, foundElements, has, hasOneOf } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import {
  allowances,
  baseWithPercent,
  breakdown,
  categoryIds,
  charges,
  coded,
  entryCategory,
  entryRate,
  lacks,
  needs,
  ownAllowances,
  ownCharges,
  TWO_HUNDREDTHS,
  when,
} from '../../rules/shared/functions/national.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { factsOn, isZero } from '../../rules/shared/functions/tax-categories.ts';
import { Decimal } from '../../en16931/decimal.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';

/** Rules of PINT United Arab Emirates on VAT categories, and on allowances and charges. */
const vat = factsOn('VAT');
const VAT = '[TaxScheme/ID~~VAT]';
const HUNDREDTH = new Decimal(1n, 2);

/** Of several totals one is enough. */
const hasZeroTax = (line: XmlElement | undefined): boolean =>
  foundElements(line, 'ItemPriceExtension/TaxTotal').some((total) => isZero(total, 'TaxAmount'));

const lineCategories = (category: string): Where =>
  elementsOf(...LINES.map((line) => `${line}/Item/ClassifiedTaxCategory[ID~${category}]${VAT}`));

/** Allowances and charges have these rules with other ids. */
const adjustments = (
  what: 'allowance' | 'charge',
  on: Where,
  own: Where,
  [category, base, amount, margin, reason]: readonly [string, string, string, string, string],
): readonly TermRule[] => {
  const one = what === 'allowance' ? 'An allowance' : 'A charge';
  const terms = what === 'allowance' ? ['BT-92', 'BT-95'] : ['BT-99', 'BT-102'];
  return [
    needs(category, terms.slice(1), `${one} has a category of VAT`, own, `TaxCategory${VAT}/ID`),
    baseWithPercent(base, what, on),
    when(
      amount,
      terms.slice(0, 1),
      `${one} is its base times its percentage`,
      on,
      (element) => has(element, 'BaseAmount', 'MultiplierFactorNumeric'),
      (element) => {
        const [told, of, percent] = ['Amount', 'BaseAmount', 'MultiplierFactorNumeric'].map((name) =>
          figure(element, name),
        );
        const right = of && percent && of.times(percent).times(HUNDREDTH);
        return told !== undefined && right !== undefined && (told.equals(right) || told.equals(right.roundedUp(2)));
      },
    ),
    lacks(
      margin,
      terms.slice(1),
      `${one} is of another category than the margin scheme (N)`,
      on,
      'TaxCategory/ID[.=N]',
    ),
    when(
      reason,
      terms,
      `${one} that is exempt (E) has the code of its reason`,
      on,
      (element) => has(element, 'TaxCategory/ID[.=E]'),
      (element) => has(element, 'AllowanceChargeReasonCode'),
    ),
  ];
};

const untaxed = (category: 'E' | 'Z' | 'O'): readonly TermRule[] => {
  const id = (number: string): string => `aligned-ibrp-${category.toLowerCase()}-${number}`;
  const rate = category === 'O' ? 'unwritten' : 'zero';
  return [
    vat.entry(id('01'), category),
    vat.lineRate(id('05'), category, category === 'Z' ? 'zero' : 'unwritten'),
    vat.allowanceRate(id('06'), category, rate),
    vat.chargeRate(id('07'), category, rate),
    vat.base(id('08'), { category }),
    vat.untaxed(id('09'), category),
  ];
};

const WITHOUT_RATE = '[.=O|E]';

export const categoryRules: readonly TermRule[] = [
  ...adjustments('allowance', allowances, ownAllowances, [
    'aligned-ibrp-032',
    'aligned-ibrp-057',
    'ibr-131-ae',
    'ibr-115-ae',
    'ibr-168-ae',
  ]),
  ...adjustments('charge', charges, ownCharges, [
    'aligned-ibrp-037',
    'aligned-ibrp-058',
    'ibr-146-ae',
    'ibr-114-ae',
    'ibr-169-ae',
  ]),
  needs('aligned-ibrp-045', ['BT-116'], 'An entry of the breakdown has a base', breakdown, 'TaxableAmount'),
  needs('aligned-ibrp-046', ['BT-117'], 'An entry of the breakdown has a tax', breakdown, 'TaxAmount'),
  entryCategory('aligned-ibrp-047', 'VAT'),
  entryRate('aligned-ibrp-048', 'VAT', ['O', 'E']),
  pint(
    'ibr-119-ae',
    ['BT-119', 'BT-118'],
    'An entry has a rate, unless it is exempt (E) or outside the scope of VAT (O): then it has none',
    breakdown,
    (entry) => has(entry, `TaxCategory/ID${WITHOUT_RATE}`) !== has(entry, 'TaxCategory/Percent'),
  ),
  vat.standardEntry('aligned-ibrp-s-01'),
  vat.lineRate('aligned-ibrp-s-05', 'S', 'positive'),
  vat.allowanceRate('aligned-ibrp-s-06', 'S', 'positive'),
  vat.chargeRate('aligned-ibrp-s-07', 'S', 'positive'),
  vat.base('aligned-ibrp-s-08', { category: 'S', slack: TWO_HUNDREDTHS, rated: true }),
  vat.taxed('aligned-ibrp-s-09', 'S', TWO_HUNDREDTHS),
  vat.noReason('aligned-ibrp-s-10', 'S'),
  pint(
    'ibr-105-ae',
    ['BT-118'],
    'What is taxed by the margin scheme (N) has one entry in the breakdown',
    outermost,
    (root) =>
      !hasOneOf(root, `//TaxCategory${VAT}/ID[.~N]`) ||
      foundElements(root, '//TaxTotal/TaxSubtotal[TaxCategory/ID=N]').length === 1,
  ),
  vat.base('ibr-102-ae', { category: 'N', slack: TWO_HUNDREDTHS, rated: true, linesAlone: true }),
  vat.untaxed('ibr-108-ae', 'N'),
  ...untaxed('E'),
  ...untaxed('Z'),
  ...untaxed('O'),
  vat.entryRate('ibr-121-ae', 'E', 'unwritten'),
  vat.entryRate('ibr-120-ae', 'Z', 'zero'),
  vat.entryRate('aligned-ibrp-o-11-ae', 'O', 'unwritten'),
  lacks(
    'ibr-163-ae',
    ['BT-151'],
    'An exempt line (E) has no amount of VAT',
    lineCategories('E'),
    '../../ItemPriceExtension/TaxTotal/TaxAmount',
  ),
  pint('ibr-165-ae', ['BT-151'], 'The VAT of a zero rated line (Z) is zero', lineCategories('Z'), (one) =>
    hasZeroTax(one.parent?.parent),
  ),
  vat.entry('aligned-ibrp-ae-01-ae', 'AE', Infinity),
  vat.lineRate('aligned-ibrp-ae-05-ae', 'AE', 'written'),
  vat.allowanceRate('aligned-ibrp-ae-06', 'AE', 'zero'),
  vat.chargeRate('aligned-ibrp-ae-07', 'AE', 'zero'),
  vat.base('aligned-ibrp-ae-08-ae', { category: 'AE' }),
  vat.untaxed('aligned-ibrp-ae-09-ae', 'AE'),
  needs(
    'ibr-103-ae',
    ['BT-48'],
    'Under reverse charge (AE) the buyer has a tax number',
    lineCategories('AE'),
    '../../../AccountingCustomerParty/Party/PartyTaxScheme/CompanyID',
  ),
  pint('ibr-162-ae', ['BT-151'], 'The VAT of a line under reverse charge (AE) is zero', lineCategories('AE'), (one) =>
    hasZeroTax(one.parent?.parent),
  ),
  pint(
    'ibr-174-ae',
    ['BT-157'],
    'A line under reverse charge (AE) has a GTIN (0160)',
    lineCategories('AE'),
    (one) =>
      has(one, '../StandardItemIdentification/ID') && !has(one, '../StandardItemIdentification/ID[@schemeID!=0160]'),
  ),
  coded('ibr-139-ae', ['BT-95', 'BT-102', 'BT-118', 'BT-151'], 'A category of VAT', categoryIds, 'S E O AE Z N'),
];
