import { Decimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { cut } from '../members/form.ts';
import { type From, type MemberReading } from '../members/member-reading.ts';
import type { To } from '../members/member-writing.ts';
import type { Row } from '../members/rows.ts';
import { isElement, type XmlElement } from '../xml/xml-tree.ts';
import { readTax, writeTax } from './taxes.ts';
import { amountIn, CENTS, numberIn, peeked, percentOf, percentText, putAmount, takeNumber, textIn } from './values.ts';

const HUNDRED = new Decimal(100n, 0);

/** Discounts or charges: their list in a document, the extension with the code of the reason, and the names of elements. */
interface Kind {
  readonly list: 'discounts' | 'charges';
  readonly ext: string;
  readonly reason: string;
  readonly longest: number;
  readonly code: string;
  readonly percent: string;
  readonly amount: string;
  readonly base: string;
}

const PLAIN = { percent: 'Percent', amount: 'Amount', base: 'BaseAmount', code: 'ReasonCode', longest: 70 } as const;
const DISCOUNT = { list: 'discounts', ext: 'ext.untdid-allowance' } as const;
const CHARGE: Kind = { ...PLAIN, list: 'charges', ext: 'ext.untdid-charge', reason: 'ReasonText' };
const ROW_DISCOUNT: Kind = {
  ...DISCOUNT,
  reason: 'RowDiscountTypeText',
  longest: 35,
  code: 'RowDiscountTypeCode',
  percent: 'RowDiscountPercent',
  amount: 'RowDiscountAmount',
  base: 'RowDiscountBaseAmount',
};
const PROGRESSIVE = 'RowProgressiveDiscountDetails';
const OF_ROW = 'RowChargeDetails';

/** What an element takes off or adds, once the sum that it is a share of is known. */
function amountFor(from: Pick<From, 'element' | 'reading'>, kind: Kind, sum: Decimal | undefined): Decimal | undefined {
  const stated = amountIn(from, kind.amount)?.number;
  if (stated) return stated;
  const share = numberIn(from.element, kind.percent, from.reading);
  const whole = amountIn(from, kind.base)?.number ?? sum;
  return share && whole?.times(share).over(HUNDRED, CENTS);
}

const CENT = new Decimal(1n, CENTS);

/** Reads one to a new entry below a place. A percentage is kept if it gives the amount. */
function readOne(from: From, kind: Kind, sum: Decimal | undefined): Path | undefined {
  const { element, at, reading } = from;
  const amount = amountFor(from, kind, sum);
  if (!amount) return undefined;
  const place: Path = [...at, kind.list, reading.draft.count([...at, kind.list])];
  const [stated, base] = [amountIn(from, kind.amount), amountIn(from, kind.base)];
  const [rate, reason, code] = [kind.percent, kind.reason, kind.code].map((name) => reading.node(element, name));
  const share = numberIn(element, kind.percent, reading);
  const whole = base?.number ?? sum;
  const follows = share && whole?.times(share).over(HUNDRED, CENTS);
  // The share may be of the exact sum of the row, which is rounded here.
  if (follows && follows.minus(amount).absolute().compare(CENT) <= 0) {
    reading.put({ at: place }, 'percent', percentOf(reading.text(element, kind.percent)) ?? '', rate);
    if (base && sum && base.number.equals(sum)) reading.implied(base.node);
    else if (base) reading.put({ at: place }, 'base', base.number.toString(), base.node);
  }
  reading.put({ at: place }, 'amount', amount.toString(), stated?.node);
  const [words, type] = [reason, code].map((node) => textIn(node));
  if (words) reading.put({ at: place }, 'reason', words, reason);
  if (type) reading.put({ at: place }, kind.ext, type, code);
  return place;
}

/** A percentage that the format cannot hold is left out with its base: the amount is written. */
function writeOne({ out, at, writing }: To, kind: Kind): void {
  const rate = percentText(peeked({ at, writing }, 'percent'));
  if (rate !== undefined) {
    out.put(kind.percent, rate);
    writing.take({ at }, 'percent');
    putAmount(out, kind.base, takeNumber({ at, writing }, 'base'), writing);
  }
  putAmount(out, kind.amount, takeNumber({ at, writing }, 'amount'), writing);
  out.put(kind.reason, cut(kind.longest).write(writing.take({ at }, 'reason')) ?? '');
  out.put(kind.code, writing.take({ at }, kind.ext));
  writing.take({ at }, 'key');
}

/** The elements of a row with discounts, then those with charges. */
const partsOf = (row: XmlElement, reading: MemberReading): readonly (readonly [element: XmlElement, kind: Kind])[] => [
  [row, ROW_DISCOUNT],
  ...reading
    .nodes(row, PROGRESSIVE)
    .filter(isElement)
    .map((node) => [node, ROW_DISCOUNT] as const),
  ...reading
    .nodes(row, OF_ROW)
    .filter(isElement)
    .map((node) => [node, CHARGE] as const),
];

/** What the discounts and charges of a row come to, for a sum. */
export function adjustedBy(row: XmlElement, sum: Decimal | undefined, reading: MemberReading): Decimal {
  return partsOf(row, reading).reduce<Decimal>((all, [element, kind]) => {
    const amount = amountFor({ element, reading }, kind, sum) ?? Decimal.ZERO;
    return kind === CHARGE ? all.plus(amount) : all.minus(amount);
  }, Decimal.ZERO);
}

export function readRowAdjustments({ element, at, reading }: From, sum: Decimal | undefined): void {
  for (const [node, kind] of partsOf(element, reading)) readOne({ element: node, at, reading }, kind, sum);
}

/** One discount stands in the row itself; several are progressive. */
export function writeRowAdjustments({ out, at, writing }: To): void {
  const discounts = writing.entries({ at }, 'discounts');
  for (const place of discounts) {
    const element = discounts.length > 1 ? out.add(PROGRESSIVE) : out;
    writeOne({ out: element, at: place, writing }, ROW_DISCOUNT);
  }
  for (const place of writing.entries({ at }, 'charges')) {
    writeOne({ out: out.add(OF_ROW), at: place, writing }, CHARGE);
  }
}

const TAX = { percent: 'VatRatePercent', code: 'VatCategoryCode' } as const;

const OF_INVOICE: readonly (readonly [element: string, kind: Kind])[] = [
  ['DiscountDetails', { ...PLAIN, ...DISCOUNT, reason: 'FreeText' }],
  ['ChargeDetails', CHARGE],
];

/** Discounts and charges of the invoice. A percentage is one of the sum of the rows. */
export const adjustments: Row = {
  read({ element, at, reading }) {
    const sum = amountIn({ element, reading }, 'RowsTotalVatExcludedAmount')?.number;
    for (const [name, kind] of OF_INVOICE) {
      for (const node of reading.nodes(element, name)) {
        if (!isElement(node)) continue;
        const place = readOne({ element: node, at, reading }, kind, sum);
        if (place) readTax(node, TAX, place, reading);
      }
    }
  },
  write({ out, at, writing }) {
    for (const [name, kind] of OF_INVOICE) {
      for (const place of writing.entries({ at }, kind.list)) {
        const to: To = { out: out.add(name), at: place, writing };
        writeOne(to, kind);
        writeTax(to, TAX);
      }
    }
  },
};
