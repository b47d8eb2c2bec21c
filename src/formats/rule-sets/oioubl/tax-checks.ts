import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { found, foundElements, has, textsAt } from '../../en16931/rules/paths.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { isLast, isOtherBehind, numberAt } from './figures.ts';
import { placesOf } from './places.ts';
import type { Check } from './table.ts';

const ONE = new Decimal(1n, 0);
const decimalAt = (element: XmlElement | undefined, path: string): Decimal | undefined => {
  const [first] = found(element, path);
  return first && parseDecimal(textOf(first).trim());
};
const check = (code: string, places: string, say: string, isRight: (element: XmlElement) => boolean): Check => ({
  code,
  places: placesOf(places),
  say,
  isRight,
});

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
  for (const one of foundElements(root, 'AllowanceCharge')) {
    const sign = has(one, 'ChargeIndicator[.~true|1]') ? 1 : -1;
    for (const category of foundElements(one, 'TaxCategory')) {
      add(others, keysOf(category, textsAt(one, 'Amount/@currencyID')), sign * numberAt(one, 'Amount'));
    }
  }
  SUMS.set(root, (sums = { inLines, others }));
  return sums;
}

function isBaseOfLines(entry: XmlElement): boolean {
  const root = entry.parent?.parent;
  if (!root || !SUMMED.some((category) => has(entry, `TaxCategory/ID[.=${category}]`))) return true;
  const { inLines, others } = summed(root);
  const currencies = textsAt(entry, 'TaxableAmount/@currencyID');
  const keys = foundElements(entry, 'TaxCategory').flatMap((category) => keysOf(category, currencies));
  if (!keys.some((key) => inLines.has(key))) return true;
  const sum = keys.reduce((total, key) => total + (inLines.get(key) ?? 0) + (others.get(key) ?? 0), 0);
  return Math.abs(numberAt(entry, 'TaxableAmount') - sum) <= 1;
}

/** The tax of a standard rated line, within 1.00. */
function isTaxOfLine(category: XmlElement): boolean {
  if (!has(category, '.[ID=StandardRated]')) return true;
  const [rate, tax, base] = ['Percent', '../TaxAmount', '../TaxableAmount'].map((path) => decimalAt(category, path));
  if (!rate || !tax) return false;
  if (rate.isZero()) return tax.isZero();
  if (rate.compare(Decimal.ZERO) < 0 || !base) return false;
  const right = base.times(rate).times(new Decimal(1n, 2)).roundedUp(2);
  return tax.minus(right).absolute().compare(ONE) <= 0;
}

const isZeroOrNone = (element: XmlElement, path: string): boolean =>
  !has(element, path) || numberAt(element, path) === 0;

/** A standard rated base gives tax, but none is written. */
function isUntaxed(entry: XmlElement): boolean {
  if (!has(entry, '.[TaxCategory/ID=StandardRated]')) return false;
  const base = decimalAt(entry, 'TaxableAmount');
  const tax = decimalAt(entry, 'TaxAmount');
  if (!base || !tax?.isZero() || base.compare(Decimal.ZERO) <= 0) return false;
  return (numberAt(entry, 'TaxableAmount') / 100) * numberAt(entry, 'TaxCategory/Percent') >= 0.005;
}

function isSumOfEntries(total: XmlElement): boolean {
  const entries = foundElements(total, 'TaxSubtotal');
  if (entries.length === 0) return true;
  const tax = decimalAt(total, 'TaxAmount');
  if (!tax) return false;
  let sum = Decimal.ZERO;
  for (const entry of entries) sum = sum.plus(decimalAt(entry, 'TaxAmount') ?? Decimal.ZERO);
  return tax.equals(sum.roundedUp(2));
}

const SCHEME = 'TaxCategory/TaxScheme/ID';
const TRANSACTION = 'TransactionCurrencyTaxAmount';

export const TAX_CHECKS: readonly Check[] = [
  check('W-LIB230', 'categories', 'A category of tax has no name, but in profiles of NES', (category) => {
    let root = category;
    while (root.parent) root = root.parent;
    const isNamed = found(category, 'Name').some((name) => textOf(name) !== '');
    return !isNamed || (root.name === 'Invoice' && [...textsAt(root, 'ProfileID')].join('').includes('nesubl.eu'));
  }),
  check(
    'F-LIB382',
    'categories',
    'What is standard rated has a rate above zero',
    (category) =>
      !has(category, '.[ID=StandardRated]') ||
      (has(category, 'Percent[!.=]') && decimalAt(category, 'Percent')?.isZero() !== true),
  ),
  check('F-LIB314', 'root/TaxTotal lines/TaxTotal', 'Each tax has one total', (total) =>
    found(total, `TaxSubtotal/${SCHEME}`).every((id) => isLast(total, `TaxSubtotal/${SCHEME}`, textOf(id))),
  ),
  check('F-LIB306', 'root/TaxTotal lines/TaxTotal', 'There is exactly one total of VAT (63 or VAT)', (total) => {
    return found(total, `../TaxTotal[TaxSubtotal/${SCHEME}=63|VAT]`).length === 1;
  }),
  check('F-LIB385', 'root/TaxTotal lines/TaxTotal', 'The total of a tax is the sum of its entries', isSumOfEntries),
  check(
    'F-LIB315',
    'subtotals',
    'Each category of VAT has one entry',
    (entry) =>
      !has(entry, `.[${SCHEME}=63]`) ||
      found(entry, SCHEME).every((id) => isLast(entry, SCHEME, textOf(id))) ||
      found(entry, 'TaxCategory/ID').every((id) => isLast(entry, 'TaxCategory/ID', textOf(id))),
  ),
  check('F-LIB316', 'subtotals', 'The entries of a total are of one tax', (entry) =>
    found(entry, SCHEME).every((id) => !isOtherBehind(entry, SCHEME, textOf(id))),
  ),
  check('F-LIB266', 'subtotals', 'The tax in another currency has the sign of the total', (entry) => {
    const other = numberAt(entry, TRANSACTION);
    const total = numberAt(entry, '../TaxAmount');
    return !has(entry, '.[TaxCategory/ID=StandardRated]') || !(other * total < 0);
  }),
  check('F-LIB381', 'subtotals', 'What is standard rated has tax', (entry) => !isUntaxed(entry)),
  check(
    'F-LIB400',
    'lines/TaxTotal/TaxSubtotal/TaxCategory',
    'A line that is zero rated, or of no category, has neither rate nor tax',
    (category) =>
      has(category, 'ID[!.=ZeroRated]') ||
      (numberAt(category, '../TaxAmount') === 0 && isZeroOrNone(category, 'Percent')),
  ),
  check(
    'F-LIB401',
    'lines/TaxTotal/TaxSubtotal/TaxCategory',
    'The tax of a line that is standard rated is its base times its rate, within 1.00',
    isTaxOfLine,
  ),
  check(
    'F-LIB402',
    'root/TaxTotal/TaxSubtotal',
    'The base of a category is the sum of its lines, less its allowances, plus its charges, within 1.00',
    isBaseOfLines,
  ),
  check(
    'F-LIB404',
    'root',
    'The breakdown has the categories of lines, allowances and charges, and no others',
    (root) => {
      const [lines, notes, own, entries] = [
        `InvoiceLine/TaxTotal/TaxSubtotal/TaxCategory/ID[.=${COMPARED}]`,
        `CreditNoteLine/TaxTotal/TaxSubtotal/TaxCategory/ID[.=${COMPARED}]`,
        `AllowanceCharge/TaxCategory/ID[.=${COMPARED}]`,
        `TaxTotal/TaxSubtotal/TaxCategory/ID[.=${COMPARED}]`,
      ].map((path) => textsAt(root, path));
      return isSame(new Set([...(lines ?? []), ...(notes ?? []), ...(own ?? [])]), entries ?? new Set());
    },
  ),
];
