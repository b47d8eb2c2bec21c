import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { found, foundElements, has, textsAt } from '../../en16931/rules/paths.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';
import type { AnyRow, RowOptions } from '../../rules/kit/row.ts';
import type { Holds } from '../../rules/kit/subject.ts';
import {
  alike,
  at,
  byElement,
  code,
  forbids,
  missingIsWrong,
  one,
  product,
  range,
  sum,
  unique,
  warns,
} from '../../rules/kit/verbs.ts';
import { isLast, isOtherBehind, numberAt, rightIs } from './figures.ts';
import { oioublMessages } from './messages.ts';
import { placesOf } from './places.ts';
import { placeOf } from './table.ts';

const ONE = new Decimal(1n, 0);
const decimalAt = (element: XmlElement | undefined, path: string): Decimal | undefined => {
  const [first] = found(element, path);
  return first && parseDecimal(textOf(first).trim());
};
/** Categories for which the breakdown is compared with its parts. */
const COMPARED = 'B|M|L|K|O|G|ZeroRated|StandardRated|ReverseCharge';
const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((text) => b.has(text));
const SUMMED = ['StandardRated', 'ZeroRated', 'ReverseCharge'];

/** Amounts in lines, allowances and charges, by category, tax and currency. */
interface Summed {
  readonly inLines: ReadonlyMap<string, number>;
  readonly others: ReadonlyMap<string, number>;
}
const SUMS = new WeakMap<XmlElement, Summed>();
const keysOf = (category: XmlElement, currencies: Iterable<string>): readonly string[] =>
  [...currencies].flatMap((currency) =>
    [...textsAt(category, 'TaxScheme/ID')].flatMap((scheme) =>
      [...textsAt(category, 'ID')].map((id) => JSON.stringify([scheme, id, currency])),
    ),
  );

function summed(root: XmlElement): Summed {
  let sums = SUMS.get(root);
  if (sums) return sums;
  const inLines = new Map<string, number>();
  const others = new Map<string, number>();
  const add = (to: Map<string, number>, keys: readonly string[], figure: number): void => {
    for (const key of keys) to.set(key, (to.get(key) ?? 0) + figure);
  };
  for (const line of ['InvoiceLine', 'CreditNoteLine']) {
    for (const entry of foundElements(root, `${line}/TaxTotal/TaxSubtotal`)) {
      const currencies = textsAt(entry, 'TaxableAmount/@currencyID');
      for (const category of foundElements(entry, 'TaxCategory')) {
        add(inLines, keysOf(category, currencies), numberAt(entry, 'TaxableAmount'));
      }
    }
  }
  for (const element of foundElements(root, 'AllowanceCharge')) {
    const sign = has(element, 'ChargeIndicator[.~true|1]') ? 1 : -1;
    for (const category of foundElements(element, 'TaxCategory')) {
      add(others, keysOf(category, textsAt(element, 'Amount/@currencyID')), sign * numberAt(element, 'Amount'));
    }
  }
  SUMS.set(root, (sums = { inLines, others }));
  return sums;
}

function isBaseOfLines(entry: XmlElement): Holds {
  const root = entry.parent?.parent;
  if (!root || !SUMMED.some((category) => has(entry, `TaxCategory/ID[.=${category}]`))) return true;
  const { inLines, others } = summed(root);
  const currencies = textsAt(entry, 'TaxableAmount/@currencyID');
  const keys = foundElements(entry, 'TaxCategory').flatMap((category) => keysOf(category, currencies));
  if (!keys.some((key) => inLines.has(key))) return true;
  const sum = keys.reduce((total, key) => total + (inLines.get(key) ?? 0) + (others.get(key) ?? 0), 0);
  return Math.abs(numberAt(entry, 'TaxableAmount') - sum) <= 1 || rightIs(sum);
}

/** The tax of a standard rated line, within 1.00. */
function isTaxOfLine(category: XmlElement): Holds {
  const [rate, tax, base] = ['Percent', '../TaxAmount', '../TaxableAmount'].map((path) => decimalAt(category, path));
  if (!rate || !tax) return false;
  if (rate.isZero()) return tax.isZero();
  if (rate.compare(Decimal.ZERO) < 0 || !base) return false;
  const right = base.times(rate).times(new Decimal(1n, 2)).roundedUp(2);
  return tax.minus(right).absolute().compare(ONE) <= 0 || { right: right.toString() };
}

const isZeroOrNone = (element: XmlElement, path: string): boolean =>
  !has(element, path) || numberAt(element, path) === 0;

/** A standard rated base gives tax, but none is written. */
function isUntaxed(entry: XmlElement): boolean {
  const base = decimalAt(entry, 'TaxableAmount');
  const tax = decimalAt(entry, 'TaxAmount');
  if (!base || !tax?.isZero() || base.compare(Decimal.ZERO) <= 0) return false;
  return (numberAt(entry, 'TaxableAmount') / 100) * numberAt(entry, 'TaxCategory/Percent') >= 0.005;
}

function isSumOfEntries(total: XmlElement): Holds {
  const entries = foundElements(total, 'TaxSubtotal');
  if (entries.length === 0) return true;
  const tax = decimalAt(total, 'TaxAmount');
  if (!tax) return false;
  let all = Decimal.ZERO;
  for (const entry of entries) all = all.plus(decimalAt(entry, 'TaxAmount') ?? Decimal.ZERO);
  const right = all.roundedUp(2);
  return tax.equals(right) || { right: right.toString() };
}

const SCHEME = 'TaxCategory/TaxScheme/ID';
const TRANSACTION = 'TransactionCurrencyTaxAmount';

const TOTALS = 'root/TaxTotal lines/TaxTotal';
const isStandard = '[TaxCategory/ID=StandardRated]';
const by = (isRight: (element: XmlElement) => Holds): RowOptions => byElement(isRight);
/** Rows at places of `places.ts`, under conditions. */
const within = (places: string, conditions: string, ...rows: Parameters<typeof at>[1][]): readonly AnyRow[] =>
  at({ ubl: placeOf(placesOf(places), conditions) }, ...rows);

function isUnnamed(category: XmlElement): boolean {
  let root = category;
  while (root.parent) root = root.parent;
  const isNamed = found(category, 'Name').some((name) => textOf(name) !== '');
  // Profiles of NES may name it.
  return !isNamed || (root.name === 'Invoice' && [...textsAt(root, 'ProfileID')].join('').includes('nesubl.eu'));
}

const isSoleEntry = (entry: XmlElement): boolean =>
  !has(entry, `.[${SCHEME}=63]`) ||
  found(entry, SCHEME).every((id) => isLast(entry, SCHEME, textOf(id))) ||
  found(entry, 'TaxCategory/ID').every((id) => isLast(entry, 'TaxCategory/ID', textOf(id)));

function hasCategories(root: XmlElement): boolean {
  const [lines, notes, own, entries] = [
    `InvoiceLine/TaxTotal/TaxSubtotal/TaxCategory/ID[.=${COMPARED}]`,
    `CreditNoteLine/TaxTotal/TaxSubtotal/TaxCategory/ID[.=${COMPARED}]`,
    `AllowanceCharge/TaxCategory/ID[.=${COMPARED}]`,
    `TaxTotal/TaxSubtotal/TaxCategory/ID[.=${COMPARED}]`,
  ].map((path) => textsAt(root, path));
  return isSame(new Set([...(lines ?? []), ...(notes ?? []), ...(own ?? [])]), entries ?? new Set());
}

export const TAX_ROWS: readonly AnyRow[] = [
  ...within('categories', '', forbids('W-LIB230', 'Name', by(isUnnamed), warns)),
  ...within(
    'categories',
    '[ID=StandardRated]',
    range(
      'F-LIB382',
      'Percent',
      { not: '0' },
      missingIsWrong,
      by((category) => has(category, 'Percent[!.=]') && decimalAt(category, 'Percent')?.isZero() !== true),
    ),
  ),
  ...within(
    TOTALS,
    '',
    unique(
      'F-LIB314',
      `../TaxTotal/TaxSubtotal/${SCHEME}`,
      by((total) =>
        found(total, `TaxSubtotal/${SCHEME}`).every((id) => isLast(total, `TaxSubtotal/${SCHEME}`, textOf(id))),
      ),
    ),
    one('F-LIB306', `../TaxTotal[TaxSubtotal/${SCHEME}=63|VAT]`),
    sum('F-LIB385', 'TaxAmount', 'sum(TaxSubtotal/TaxAmount)', 2, by(isSumOfEntries)),
  ),
  ...within(
    'subtotals',
    '',
    unique('F-LIB315', '../TaxSubtotal/TaxCategory/ID', by(isSoleEntry)),
    alike(
      'F-LIB316',
      `../TaxSubtotal/${SCHEME}`,
      by((entry) => found(entry, SCHEME).every((id) => !isOtherBehind(entry, SCHEME, textOf(id)))),
    ),
  ),
  ...within(
    'subtotals',
    isStandard,
    code(
      'F-LIB266',
      [TRANSACTION, '../TaxAmount'],
      { fault: oioublMessages.otherSign, requirement: oioublMessages.mustHaveSameSign },
      by((entry) => !(numberAt(entry, TRANSACTION) * numberAt(entry, '../TaxAmount') < 0)),
    ),
    range(
      'F-LIB381',
      'TaxAmount',
      { above: '0' },
      by((entry) => !isUntaxed(entry)),
    ),
  ),
  ...within(
    'lines/TaxTotal/TaxSubtotal/TaxCategory',
    '[!ID!=ZeroRated]',
    range(
      'F-LIB400',
      ['../TaxAmount', 'Percent'],
      { exactly: '0' },
      by((category) => numberAt(category, '../TaxAmount') === 0 && isZeroOrNone(category, 'Percent')),
    ),
  ),
  ...within(
    'lines/TaxTotal/TaxSubtotal/TaxCategory',
    '[ID=StandardRated]',
    product('F-LIB401', '../TaxAmount', '../TaxableAmount × Percent %', by(isTaxOfLine)),
  ),
  ...['Invoice', 'CreditNote'].flatMap((kind) =>
    at(
      { ubl: `/${kind}/TaxTotal/TaxSubtotal` },
      sum(
        'F-LIB402',
        'TaxableAmount',
        `sum(/*/${kind}Line/TaxTotal/TaxSubtotal/TaxableAmount) - sum(/*/AllowanceCharge[ChargeIndicator=false]/Amount) + sum(/*/AllowanceCharge[ChargeIndicator=true]/Amount)`,
        undefined,
        by(isBaseOfLines),
      ),
    ),
  ),
  ...within(
    'root',
    '',
    code(
      'F-LIB404',
      'TaxTotal/TaxSubtotal/TaxCategory/ID',
      { fault: oioublMessages.otherCategories, requirement: oioublMessages.mustHaveCategories },
      by(hasCategories),
    ),
  ),
];
