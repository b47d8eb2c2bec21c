import type { Amount } from '../../../core/num/amount.ts';
import { amountOf } from '../../../core/num/amount.ts';
import type { CalculationScope } from '../../tax/calculation/scope.ts';
import { applyRounding } from '../../tax/calculation/scope.ts';
import type { Line, SubLine } from '../line.ts';
import type { Draft } from './draft.ts';
import { applyLineCharges, applyLineDiscounts, roundAdjustments } from './line-adjustments.ts';
import { priceItem } from './price.ts';

/** Decimals beyond the currency's that prices are calculated with. */
const EXTRA_DECIMALS = 2;

/** Works out every line at full precision, in copies of their own. `at` is the path of the list. */
export function calculateLines(lines: readonly Line[], at: string, scope: CalculationScope): readonly Draft<Line>[] {
  return lines.map((line, index) => calculateLine(line, index, `${at}[${index}]`, scope));
}

function calculateLine(given: Line, index: number, at: string, scope: CalculationScope): Draft<Line> {
  const line: Draft<Line> = { ...given, i: index + 1 };
  if (!given.item) return line;
  if (given.substituted) line.substituted = calculateRows(given.substituted, `${at}.substituted`, scope);
  if (given.breakdown) line.breakdown = calculateRows(given.breakdown, `${at}.breakdown`, scope);
  const composed = line.breakdown && priceOfRows(line.breakdown, scope);
  if (composed) {
    line.item = { ...given.item, price: composed, currency: scope.currency, alt_prices: undefined };
  } else if (!given.item.price && given.item.alt_prices) {
    line.item = { ...given.item, alt_prices: undefined };
  }
  return priceRow(line, at, scope);
}

function calculateRows(rows: readonly SubLine[], at: string, scope: CalculationScope): readonly SubLine[] {
  return rows.map((row, index) => priceRow({ ...row, i: index + 1 }, `${at}[${index}]`, scope));
}

/** Price of a line that is broken down: the totals of its rows, at the decimals of the finest row price. */
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

/** Fills in sum, discounts, charges and total of a line or a row of one. */
function priceRow<T extends Draft<SubLine>>(row: T, at: string, scope: CalculationScope): T {
  const draft: Draft<SubLine> = row;
  const item = row.item?.price && priceItem(row.item, row.item.price, at, scope);
  if (!item?.price) {
    if (row.item) draft.sum = draft.total = undefined;
    return row;
  }
  const working = item.price.rescaleUp(scope.decimals + (scope.rounding === 'precise' ? EXTRA_DECIMALS : 0));
  const sum = applyRounding(working.multiply(row.quantity), scope);
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
  if (scope.trace) traceRow(draft, item.price, at, scope.trace);
  return row;
}

function traceRow(row: SubLine, price: Amount, at: string, trace: NonNullable<CalculationScope['trace']>): void {
  if (!row.sum || !row.total) return;
  trace({
    path: `${at}.sum`,
    rule: 'quantity × price',
    operands: [
      { path: `${at}.quantity`, value: row.quantity.toString() },
      { path: `${at}.item.price`, value: price.toString() },
    ],
    exact: row.sum,
    value: row.sum.rescaleDown(price.scale),
  });
  if (!row.discounts && !row.charges) return;
  trace({
    path: `${at}.total`,
    rule: 'sum − discounts + charges',
    operands: [
      { path: `${at}.sum`, value: row.sum.toString() },
      ...(row.discounts ?? []).map((entry, i) => ({
        path: `${at}.discounts[${i}].amount`,
        value: entry.amount.negate().toString(),
      })),
      ...(row.charges ?? []).map((entry, i) => ({
        path: `${at}.charges[${i}].amount`,
        value: entry.amount.toString(),
      })),
    ],
    exact: row.total,
    value: row.total.rescaleDown(price.scale),
  });
}

/** Drops the hidden decimals of a line: printed figures have at most those of its price. */
export function roundLine(line: Draft<Line>): void {
  if (!line.item?.price) return;
  const decimals = line.item.price.scale;
  line.sum = line.sum?.rescaleDown(decimals);
  line.total = line.total?.rescaleDown(decimals);
  if (line.discounts) line.discounts = roundAdjustments(line.discounts, decimals);
  if (line.charges) line.charges = roundAdjustments(line.charges, decimals);
  if (line.breakdown) line.breakdown = line.breakdown.map((row) => roundRow(row, decimals));
  if (line.substituted) line.substituted = line.substituted.map((row) => roundRow(row, decimals));
}

/** Rows print their own sums rounded; the amounts of their discounts and charges stay as they are. */
function roundRow(row: SubLine, decimals: number): SubLine {
  return { ...row, sum: row.sum?.rescaleDown(decimals), total: row.total?.rescaleDown(decimals) };
}
