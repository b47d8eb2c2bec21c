import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { LINES } from '../../en16931/rules/elements.ts';
import { once } from '../../en16931/rules/once.ts';
import { count, elementsOf, found, foundElements, has, hasOneOf, textAt } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { near } from '../../peppol/slack.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { onlyFigure } from '../../rules/shared/functions/figures.ts';
import { baseWithPercent, when } from '../../rules/shared/functions/national.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { borneByText, isZero, plain } from '../../rules/shared/functions/tax-categories.ts';
import { CENT, whole } from './kind-rules.ts';
import { transactionOf } from './transaction.ts';

/** Rules of PINT Oman on the VAT breakdown, and on allowances and charges. */
const entries = elementsOf('/*/TaxTotal/TaxSubtotal');
const STANDARD_RATE = new Decimal(5n, 0);
const HUNDREDTH = new Decimal(1n, 2);

const categoryOf = (one: XmlElement): string => textAt(one, 'TaxCategory/ID');
const isStandard = (one: XmlElement | undefined, path: string): boolean =>
  onlyFigure(one, path)?.equals(STANDARD_RATE) ?? false;
const hasRate = (one: XmlElement): boolean => has(one, 'TaxCategory/Percent');

const inCurrency = (entry: XmlElement, currency: string): boolean =>
  found(entry, 'TaxAmount/@currencyID').some((one) => textOf(one) === currency);

/** A rule on entries in the currency of the invoice or of VAT accounting. */
const own = (
  code: string,
  terms: readonly string[],
  say: string,
  isRight: (entry: XmlElement, invoice: InvoiceTerms) => boolean,
): TermRule =>
  pint(
    code,
    terms,
    say,
    entries,
    (entry, invoice) => !inCurrency(entry, transactionOf(invoice).currency) || isRight(entry, invoice),
  );
const accounted = (
  code: string,
  terms: readonly string[],
  say: string,
  category: string,
  isRight: (entry: XmlElement) => boolean,
): TermRule =>
  pint(code, terms, say, entries, (entry, invoice) => {
    const { taxCurrency } = transactionOf(invoice);
    return taxCurrency === '' || !inCurrency(entry, taxCurrency) || categoryOf(entry) !== category || isRight(entry);
  });
/** A rule on entries of some categories. */
const of = (
  code: string,
  terms: readonly string[],
  say: string,
  categories: readonly string[],
  isRight: (entry: XmlElement) => boolean,
  on = entries,
): TermRule => when(code, terms, say, on, (entry) => categories.includes(categoryOf(entry)), isRight);

/** The sum of lines minus allowances plus charges; for one rate if given. */
const base = (invoice: InvoiceTerms, key: string): Decimal => {
  const borne = borneByText(invoice).get(key);
  if (!borne) return Decimal.ZERO;
  return borne.InvoiceLine.sum.plus(borne.CreditNoteLine.sum).plus(borne.adjustments.sum).roundedUp(2);
};
const isBase = (entry: XmlElement, right: Decimal): boolean => {
  const told = onlyFigure(entry, 'TaxableAmount');
  return told !== undefined && near(told, right, CENT) === true;
};

/** The VAT of standard rated lines, by rate. */
const taxOfLines = once(({ root }) => {
  const sums = new Map<string, Decimal>();
  for (const name of LINES)
    for (const line of foundElements(root, `${name}[Item/ClassifiedTaxCategory/ID=S]`)) {
      const rate = onlyFigure(line, 'Item/ClassifiedTaxCategory/Percent');
      for (const { text } of foundElements(line, 'ItemPriceExtension/TaxTotal/TaxAmount')) {
        const tax = parseDecimal(text);
        if (rate && tax) sums.set(plain(rate), (sums.get(plain(rate)) ?? Decimal.ZERO).plus(tax));
      }
    }
  return sums;
});

/**
 * Difference between the tax of a standard rated entry and that of its lines, allowances and charges; undefined if
 * unknown.
 */
const offTax = (entry: XmlElement, invoice: InvoiceTerms): Decimal | undefined => {
  const [rate, told] = [onlyFigure(entry, 'TaxCategory/Percent'), onlyFigure(entry, 'TaxAmount')];
  if (!rate || !told) return undefined;
  const adjusted = borneByText(invoice).get(`S ${plain(rate)}`)?.adjustments.sum ?? Decimal.ZERO;
  const right = (taxOfLines(invoice).get(plain(rate)) ?? Decimal.ZERO)
    .plus(adjusted.times(rate).times(HUNDREDTH))
    .roundedUp(2);
  return told.roundedUp(2).minus(right).absolute();
};
/** A thousandth for each line. */
const slackOf = ({ root }: InvoiceTerms): Decimal =>
  new Decimal(BigInt(LINES.reduce((sum, line) => sum + count(root, line), 0)), 3);

const untaxed = (category: 'E' | 'O' | 'Z', what: string): readonly TermRule[] => [
  whole(
    `ALIGNED-IBRP-${category}-01-OM`,
    ['BG-23'],
    `What is ${what} (${category}) has its entry in the breakdown`,
    ({ is }, root) => {
      if (
        !hasOneOf(
          root,
          ...LINES.map((line) => `${line}/Item/ClassifiedTaxCategory/ID[.=${category}]`),
          `AllowanceCharge[ChargeIndicator=true|false]/TaxCategory/ID[.=${category}]`,
        )
      )
        return true;
      const told = count(root, `TaxTotal/TaxSubtotal[TaxCategory/ID=${category}]`);
      return told === 1 || (told === 0 && is('simplified'));
    },
  ),
  own(
    `ALIGNED-IBRP-${category}-08-OM`,
    ['BT-116'],
    `The base of what is ${what} (${category}) is the sum of its lines, less its allowances, plus its charges`,
    (entry, invoice) =>
      transactionOf(invoice).is('simplified') ||
      categoryOf(entry) !== category ||
      isBase(entry, base(invoice, category)),
  ),
  pint(
    `ALIGNED-IBRP-${category}-09-OM`,
    ['BT-117'],
    `The tax of what is ${what} (${category}) is zero`,
    entries,
    (entry, invoice) =>
      transactionOf(invoice).is('simplified') || categoryOf(entry) !== category || isZero(entry, 'TaxAmount'),
  ),
];

const ownCharges = elementsOf('/*/AllowanceCharge[ChargeIndicator=true]');
const ownAllowances = elementsOf('/*/AllowanceCharge[ChargeIndicator=false]');
/** Those without both are officially judged by other rules. */
const others = elementsOf('/*/AllowanceCharge[!ChargeIndicator=true|false]');
const ofLines = elementsOf(...LINES.map((line) => `/*/${line}/AllowanceCharge`));

const isProduct = (one: XmlElement): boolean => {
  if (!has(one, 'BaseAmount', 'MultiplierFactorNumeric')) return true;
  const [told, from, percent] = ['Amount', 'BaseAmount', 'MultiplierFactorNumeric'].map((name) =>
    onlyFigure(one, name),
  );
  return (
    told !== undefined &&
    from !== undefined &&
    percent !== undefined &&
    near(told, from.times(percent).times(HUNDREDTH).roundedUp(2), CENT) === true
  );
};
const hasReasonCode = (one: XmlElement): boolean => has(one, 'TaxCategory/TaxExemptionReasonCode');

/** Rates of allowances and charges, by category. */
const rates = (
  on: typeof ownCharges,
  what: string,
  term: string,
  [standard, exempt, outside, zero, reason]: readonly [string, string, string, string, string],
): readonly TermRule[] => [
  of(
    standard,
    [term],
    `The rate of a standard rated ${what} is 5 %`,
    ['S'],
    (one) => isStandard(one, 'TaxCategory/Percent'),
    on,
  ),
  of(exempt, [term], `An exempt ${what} has no rate`, ['E'], (one) => !hasRate(one), on),
  of(outside, [term], `A ${what} outside the scope of VAT has no rate`, ['O'], (one) => !hasRate(one), on),
  of(zero, [term], `The rate of a zero rated ${what} is zero`, ['Z'], (one) => isZero(one, 'TaxCategory/Percent'), on),
  of(
    reason,
    [term],
    `A ${what} that is exempt or zero rated has the code of its reason`,
    ['E', 'Z'],
    hasReasonCode,
    on,
  ),
];

export const breakdownRules: readonly TermRule[] = [
  own('ALIGNED-IBRP-045', ['BT-116'], 'An entry of the breakdown has a base', (entry) => has(entry, 'TaxableAmount')),
  own('ALIGNED-IBRP-046', ['BT-117'], 'An entry of the breakdown has a tax', (entry) => has(entry, 'TaxAmount')),
  own('ALIGNED-IBRP-047', ['BT-118'], 'An entry of the breakdown has a category', (entry) =>
    has(entry, 'TaxCategory/ID'),
  ),
  own(
    'ALIGNED-IBRP-048',
    ['BT-119'],
    'An entry of the breakdown has its rate, unless it is exempt or outside the scope of VAT',
    (entry) => ['E', 'O'].includes(categoryOf(entry)) || hasRate(entry),
  ),
  ...untaxed('E', 'exempt'),
  ...untaxed('O', 'outside the scope of VAT'),
  ...untaxed('Z', 'zero rated'),
  whole(
    'ALIGNED-IBRP-S-01-OM',
    ['BG-23'],
    'Each rate of what is standard rated has one entry in the breakdown',
    (_, root) => {
      const used = [
        ...LINES.map((line) => `${line}/Item/ClassifiedTaxCategory[ID=S]/Percent`),
        'AllowanceCharge[ChargeIndicator=true|false]/TaxCategory[ID=S]/Percent',
      ].flatMap((path) => foundElements(root, path));
      const told = new Map<string, number>();
      for (const entry of foundElements(root, 'TaxTotal/TaxSubtotal[TaxCategory/ID=S]')) {
        const rate = onlyFigure(entry, 'TaxCategory/Percent');
        if (rate) told.set(plain(rate), (told.get(plain(rate)) ?? 0) + 1);
      }
      return used.every((percent) => {
        const rate = onlyFigure(percent.parent, 'Percent');
        return rate !== undefined && told.get(plain(rate)) === 1;
      });
    },
  ),
  own(
    'ALIGNED-IBRP-S-08-OM',
    ['BT-116'],
    'The base of what is standard rated (S) is the sum of its lines, less its allowances, plus its charges',
    (entry, invoice) => {
      const rate = onlyFigure(entry, 'TaxCategory/Percent');
      return categoryOf(entry) !== 'S' || (rate !== undefined && isBase(entry, base(invoice, `S ${plain(rate)}`)));
    },
  ),
  own(
    'ALIGNED-IBRP-S-09-OM',
    ['BT-117'],
    'The tax of what is standard rated (S) is that of its lines, less its allowances, plus its charges',
    (entry, invoice) => {
      const off = offTax(entry, invoice);
      return categoryOf(entry) !== 'S' || (off !== undefined && off.compare(slackOf(invoice)) <= 0);
    },
  ),
  {
    ...own(
      'ALIGNED-IBRP-S-09-OM-WARN',
      ['BT-117'],
      'The tax of what is standard rated (S) is that of its lines to the last figure',
      (entry, invoice) => {
        const off = offTax(entry, invoice);
        return categoryOf(entry) !== 'S' || off === undefined || off.isZero() || off.compare(slackOf(invoice)) > 0;
      },
    ),
    severity: 'warning',
  },
  of(
    'ALIGNED-IBRP-S-10-OM',
    ['BT-120', 'BT-121'],
    'What is standard rated (S) has no reason of exemption',
    ['S'],
    (entry) => !hasOneOf(entry, 'TaxCategory/TaxExemptionReasonCode', 'TaxCategory/TaxExemptionReason'),
  ),
  accounted('IBR-053-OM', ['BT-119'], 'The standard rate in rials is 5 %', 'S', (entry) =>
    isStandard(entry, 'TaxCategory/Percent'),
  ),
  of('IBR-061-OM', ['BT-119'], 'What is outside the scope of VAT (O) has no rate', ['O'], (entry) => !hasRate(entry)),
  of('IBR-067-OM', ['BT-119'], 'What is exempt (E) has no rate', ['E'], (entry) => !hasRate(entry)),
  of(
    'IBR-069-OM',
    ['BT-121'],
    'What is exempt (E) or zero rated (Z) has the code of its reason',
    ['E', 'Z'],
    hasReasonCode,
  ),
  of(
    'IBR-070-OM',
    ['BT-121'],
    'What is outside the scope of VAT (O) has no code of a reason',
    ['O'],
    (entry) => !hasReasonCode(entry),
  ),
  accounted('IBR-095-OM', ['BT-119'], 'What is exempt (E) has no rate in rials', 'E', (entry) => !hasRate(entry)),
  accounted(
    'IBR-096-OM',
    ['BT-119'],
    'What is outside the scope of VAT (O) has no rate in rials',
    'O',
    (entry) => !hasRate(entry),
  ),
  accounted('IBR-097-OM', ['BT-119'], 'The rate of what is zero rated (Z) is zero in rials', 'Z', (entry) =>
    isZero(entry, 'TaxCategory/Percent'),
  ),
  baseWithPercent('ALIGNED-IBRP-058', 'charge', ownCharges),
  baseWithPercent('ALIGNED-IBRP-057', 'allowance', ownAllowances),
  pint('IBR-042-OM', ['BT-105'], 'A charge has the code of its reason', ownCharges, (one) =>
    has(one, 'AllowanceChargeReasonCode'),
  ),
  pint('IBR-033-OM', ['BT-92'], 'An allowance is its base times its percentage', ownAllowances, isProduct),
  ...rates(ownCharges, 'charge', 'BT-103', ['IBR-045-OM', 'IBR-098-OM', 'IBR-099-OM', 'IBR-100-OM', 'IBR-064-OM']),
  ...rates(ownAllowances, 'allowance', 'BT-96', ['IBR-047-OM', 'IBR-092-OM', 'IBR-093-OM', 'IBR-094-OM', 'IBR-062-OM']),
  pint(
    'IBR-041-OM',
    ['BT-93', 'BT-100'],
    'A percentage comes with its base',
    others,
    (one) => !has(one, 'MultiplierFactorNumeric') || has(one, 'BaseAmount'),
  ),
  pint('IBR-063-OM', ['BT-92', 'BT-99'], 'An allowance or charge is its base times its percentage', others, isProduct),
  pint(
    'IBR-035-OM',
    ['BT-137', 'BT-142'],
    'A percentage of a line comes with its base',
    ofLines,
    (one) => !has(one, 'MultiplierFactorNumeric') || has(one, 'BaseAmount'),
  ),
  pint(
    'IBR-073-OM',
    ['BT-137', 'BT-142'],
    'A percentage of a line comes with its base, and a base with its percentage',
    ofLines,
    (one) => has(one, 'MultiplierFactorNumeric') === has(one, 'BaseAmount'),
  ),
];
