import type { Amount } from '../../../core/num/amount.ts';
import { amountOf } from '../../../core/num/amount.ts';
import type { CalculationScope, RowPlace } from '../../tax/calculation/scope.ts';
import { applyRounding, pathOf } from '../../tax/calculation/scope.ts';
import type { Item } from '../../org/item.ts';
import type { Line, SubLine } from '../line.ts';
import type { Draft } from '../../../core/schema/draft.ts';
import { draftOf, withMembers } from '../../../core/schema/draft.ts';
import { applyLineCharges, applyLineDiscounts, roundAdjustments } from './line-adjustments.ts';
import { priceItem } from './price.ts';
import { documentMessages } from '../../messages.ts';

/** Additional decimals, beyond the currency's, for prices. */
const EXTRA_DECIMALS = 2;

/** Calculates copies of every line at full precision. `list` is the path of the lines. */
export function calculateLines(lines: readonly Line[], list: string, scope: CalculationScope): readonly Draft<Line>[] {
  return lines.map((line, index) => calculateLine(line, { list, index }, scope));
}

function calculateLine(given: Line, place: RowPlace, scope: CalculationScope): Draft<Line> {
  const line = draftOf(given);
  line.i = place.index + 1;
  if (!given.item) return line;
  if (given.substituted) line.substituted = calculateRows(given.substituted, `${pathOf(place)}.substituted`, scope);
  if (given.breakdown) line.breakdown = calculateRows(given.breakdown, `${pathOf(place)}.breakdown`, scope);
  const composed = line.breakdown && priceOfRows(line.breakdown, scope);
  if (composed) {
    const own = { price: composed, currency: scope.currency };
    line.item = withMembers(given.item, { ...own, list: undefined, discount: undefined, alt_prices: undefined });
  } else if (!given.item.price && given.item.alt_prices) {
    line.item = { ...given.item, alt_prices: undefined };
  }
  return priceRow(line, place, scope);
}

function calculateRows(rows: readonly SubLine[], list: string, scope: CalculationScope): readonly SubLine[] {
  return rows.map((row, index) => calculateRow(row, { list, index }, scope));
}

function calculateRow(given: SubLine, place: RowPlace, scope: CalculationScope): SubLine {
  const row = draftOf(given);
  row.i = place.index + 1;
  return priceRow(row, place, scope);
}

/** Price of a line with a breakdown: the totals of its rows, with the decimals of the most precise row price. */
function priceOfRows(rows: readonly SubLine[], scope: CalculationScope): Amount | undefined {
  let price = amountOf(0, scope.decimals);
  let decimals = 0;
  let priced = false;
  for (const row of rows) {
    if (row.item?.price) decimals = Math.max(decimals, row.item.price.scale);
    if (!row.total) continue;
    priced = true;
    price = price.matchPrecision(row.total).add(row.total);
  }
  return priced ? price.rescale(decimals) : undefined;
}

/** Fills in sum, discounts, charges and total of a line or breakdown row. */
function priceRow<T extends Draft<SubLine>>(row: T, place: RowPlace, scope: CalculationScope): T {
  const draft: Draft<SubLine> = row;
  const item = row.item?.price && priceItem(row.item, row.item.price, place, scope);
  if (!item?.price) {
    if (row.item) draft.sum = draft.total = undefined;
    return row;
  }
  const working = item.price.rescaleUp(scope.decimals + (scope.rounding === 'precise' ? EXTRA_DECIMALS : 0));
  const sum = applyRounding(sumOf(working, row.quantity, item.per), scope);
  let total = sum;
  draft.item = item;
  draft.sum = sum;
  if (row.discounts) {
    const reduced = applyLineDiscounts(row.discounts, sum, total, scope);
    draft.discounts = reduced.entries;
    total = reduced.total;
  }
  if (row.charges) {
    const raised = applyLineCharges(row.charges, row.quantity, sum, total, scope);
    draft.charges = raised.entries;
    total = raised.total;
  }
  draft.total = total;
  if (scope.trace) traceRow(draft, { price: item.price, per: item.per, sum, total }, pathOf(place), scope.trace);
  return row;
}

/**
 * Price × quantity, divided by the base quantity of the price, with an additional decimal for each of its digits. The
 * division comes last: 10.00 per 3 is 10.00 for 3 units, not 9.99.
 */
function sumOf(price: Amount, quantity: Amount, per: Amount | undefined): Amount {
  if (!per || per.isZero() || per.isNegative()) return price.multiply(quantity);
  const digits = per.rescale(0).toString().length;
  return price
    .rescale(price.scale + digits)
    .multiply(quantity)
    .divide(per);
}

function traceRow(
  row: SubLine,
  { price, per, sum, total }: Readonly<Record<'price' | 'sum' | 'total', Amount>> & Pick<Item, 'per'>,
  at: string,
  trace: NonNullable<CalculationScope['trace']>,
): void {
  trace({
    path: `${at}.sum`,
    rule: per ? documentMessages.quantityTimesPriceOfSome : documentMessages.quantityTimesPrice,
    operands: [
      { path: `${at}.quantity`, value: row.quantity.toString() },
      { path: `${at}.item.price`, value: price.toString() },
      ...(per ? [{ path: `${at}.item.per`, value: per.toString() }] : []),
    ],
    exact: sum,
    value: sum.rescaleDown(price.scale),
  });
  if (!row.discounts && !row.charges) return;
  trace({
    path: `${at}.total`,
    rule: documentMessages.sumDiscountsCharges,
    operands: [
      { path: `${at}.sum`, value: sum.toString() },
      ...(row.discounts ?? []).map((entry, i) => ({
        path: `${at}.discounts[${i}].amount`,
        value: entry.amount.negate().toString(),
      })),
      ...(row.charges ?? []).map((entry, i) => ({
        path: `${at}.charges[${i}].amount`,
        value: entry.amount.toString(),
      })),
    ],
    exact: total,
    value: total.rescaleDown(price.scale),
  });
}

/** Removes the hidden decimals of a line: printed figures have at most those of its price. */
export function roundLine(line: Draft<Line>): void {
  if (!line.item?.price) return;
  const decimals = line.item.price.scale;
  line.sum = line.sum?.rescaleDown(decimals);
  line.total = line.total?.rescaleDown(decimals);
  // A row without a sum keeps its given entries, which are not filled in.
  if (line.sum) {
    roundAdjustments(line.discounts, decimals);
    roundAdjustments(line.charges, decimals);
  }
  if (line.breakdown) line.breakdown = line.breakdown.map((row) => roundRow(row, decimals));
  if (line.substituted) line.substituted = line.substituted.map((row) => roundRow(row, decimals));
}

/** Rows print their own rounded sums; the amounts of their discounts and charges stay unchanged. */
function roundRow(row: SubLine, decimals: number): SubLine {
  return { ...row, sum: row.sum?.rescaleDown(decimals), total: row.total?.rescaleDown(decimals) };
}
