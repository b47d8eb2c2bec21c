import type { Amount } from '../../../core/num/amount.ts';
import type { CalculationScope } from '../../tax/calculation/scope.ts';
import { applyRounding } from '../../tax/calculation/scope.ts';
import type { LineCharge, LineDiscount } from '../line.ts';
import type { Draft } from '../../../core/schema/draft.ts';

/** Additional decimals, beyond the currency's, for percentages of a base. */
const EXTRA_DECIMALS = 2;

export interface Adjusted<T> {
  readonly entries: readonly Draft<T>[];
  readonly total: Amount;
}

/** Subtracts the discounts of a line from its total, one after another; percentages always apply to the line's sum. */
export function applyLineDiscounts(
  discounts: readonly LineDiscount[],
  sum: Amount,
  total: Amount,
  scope: CalculationScope,
): Adjusted<LineDiscount> {
  let rest = total;
  const entries = discounts.map((discount) => {
    const entry = percentOfBase(discount, sum, scope);
    rest = rest.subtract(entry.amount);
    return entry;
  });
  return { entries, total: rest };
}

/** Adds the charges of a line. A charge by rate is the rate times its own quantity, or the line's. */
export function applyLineCharges(
  charges: readonly LineCharge[],
  quantity: Amount,
  sum: Amount,
  total: Amount,
  scope: CalculationScope,
): Adjusted<LineCharge> {
  let rest = total;
  const entries = charges.map((charge) => {
    const entry = percentOfBase(charge, sum, scope);
    if (charge.rate) entry.amount = charge.rate.multiply(charge.quantity ?? quantity).rescaleUp(scope.decimals);
    rest = rest.add(entry.amount);
    return entry;
  });
  return { entries, total: rest };
}

function percentOfBase<T extends LineDiscount>(given: T, sum: Amount, scope: CalculationScope): Draft<T> {
  const entry: Draft<T> = { ...given };
  const draft: Draft<LineDiscount> = entry;
  if (!given.percent) {
    draft.amount = applyRounding(given.amount, scope);
  } else if (!given.base) {
    draft.amount = given.percent.of(sum).rescaleUp(scope.decimals);
  } else {
    draft.base = given.base.rescaleUp(scope.decimals);
    const working = applyRounding(draft.base.rescaleUp(scope.decimals + EXTRA_DECIMALS), scope);
    draft.amount = given.percent.of(working).rescaleUp(scope.decimals);
  }
  return entry;
}

/** Reduces the printed amounts to the decimals of the line's price, in place. */
export function roundAdjustments(entries: readonly { amount: Amount }[] | undefined, decimals: number): void {
  if (entries) for (const entry of entries) entry.amount = entry.amount.rescaleDown(decimals);
}
