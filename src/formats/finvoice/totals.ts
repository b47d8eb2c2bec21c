import type { JsonObject } from '../../engine/index.ts';
import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import type { MemberReading } from '../members/member-reading.ts';
import { inside, type Row } from '../members/rows.ts';
import { isElement } from '../xml/xml-tree.ts';
import { amountIn, calculated, putAmount, takeNumber } from './values.ts';

const TOTALS: Path = ['totals'];
const ADVANCES: Path = ['payment', 'advances'];
const PAID = 'Prepaid Amount';

/** Figures that building calculates: element, and member. */
const CALCULATED = [
  ['RowsTotalVatExcludedAmount', 'totals.sum'],
  ['DiscountsTotalVatExcludedAmount', 'totals.discount'],
  ['ChargesTotalVatExcludedAmount', 'totals.charge'],
  ['InvoiceTotalVatExcludedAmount', 'totals.total'],
  ['InvoiceTotalVatAmount', 'totals.tax'],
  ['InvoiceTotalVatIncludedAmount', 'totals.total_with_tax'],
] as const;

/** What the payable amount is rounded by. */
const rounding: Row = {
  read({ element, reading }) {
    const found = amountIn({ element, reading }, 'InvoiceTotalRoundoffAmount');
    if (found && !found.number.isZero())
      reading.draft.put([...TOTALS, 'rounding'], found.number.toString(), found.node);
    else if (found) reading.implied(found.node);
  },
  write: ({ out, writing }) =>
    putAmount(out, 'InvoiceTotalRoundoffAmount', takeNumber({ at: TOTALS, writing }, 'rounding'), writing),
};

/** What was paid before: the format has the sum. */
const advances: Row = {
  read({ element, reading }) {
    const found = amountIn({ element, reading }, 'InvoicePaidAmount');
    if (!found) return;
    if (found.number.isZero()) {
      reading.implied(found.node);
      return;
    }
    const at: Path = [...ADVANCES, 0];
    reading.put({ at }, 'description', PAID);
    reading.put({ at }, 'amount', found.number.toString(), found.node);
  },
  write({ out, writing }) {
    putAmount(out, 'InvoicePaidAmount', takeNumber({ at: TOTALS, writing }, 'advance'), writing);
    for (const at of writing.entries({ at: [] }, ADVANCES.join('.'))) {
      writing.take({ at }, 'amount');
      if (writing.peek({ at }, 'description') === PAID) writing.take({ at }, 'description');
    }
  },
};

export const totals: Row = inside('InvoiceDetails', [
  ...CALCULATED.map(([element, member]) => calculated(element, member)),
  rounding,
  advances,
]);

/** Most that is a difference of rounding, and not of something that was not read. */
const MOST_ROUNDED = new Decimal(1n, 0);

/** What is to be paid by the file: a small difference becomes the rounding of the document. */
export function settle(reading: MemberReading, built: JsonObject): boolean {
  const details = reading.node(reading.root, 'InvoiceDetails');
  if (!details || !isElement(details)) return false;
  const of = (name: string): Decimal | undefined => amountIn({ element: details, reading }, name)?.number;
  const wanted = of('InvoiceTotalVatIncludedAmount')?.plus(of('InvoiceTotalRoundoffAmount') ?? Decimal.ZERO);
  const { payable } = (built.totals ?? {}) as JsonObject;
  const is = typeof payable === 'string' ? parseDecimal(payable) : undefined;
  const difference = is && wanted?.minus(is);
  if (!difference || difference.isZero() || difference.absolute().compare(MOST_ROUNDED) >= 0) return false;
  const before = parseDecimal(String(reading.draft.get([...TOTALS, 'rounding']) ?? '0')) ?? Decimal.ZERO;
  reading.draft.put([...TOTALS, 'rounding'], before.plus(difference).toString());
  return true;
}
