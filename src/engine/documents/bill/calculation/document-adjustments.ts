import { amountOf, type Amount } from '../../../core/num/amount.ts';
import type { CalculationScope } from '../../tax/calculation/scope.ts';
import { applyRounding } from '../../tax/calculation/scope.ts';
import type { Discount } from '../discount.ts';
import type { Draft } from '../../../core/schema/draft.ts';

/**
 * Discounts or charges of a whole document. Percentages are of the sum of the lines, or of the entry's own base. The
 * amounts keep their hidden decimals, in copies of their own; see `roundDocumentAdjustment`.
 */
export function calculateAdjustments<T extends Discount>(
  entries: readonly T[],
  sum: Amount,
  scope: CalculationScope,
): { readonly entries: readonly Draft<T>[]; readonly sum: Amount } {
  let total = amountOf(0, scope.decimals);
  const calculated = entries.map((entry, index) => {
    const amount = applyRounding(amountOfEntry(entry, sum, scope), scope);
    total = total.matchPrecision(amount).add(amount);
    return { ...entry, i: index + 1, amount };
  });
  return { entries: calculated, sum: total };
}

function amountOfEntry(entry: Discount, sum: Amount, scope: CalculationScope): Amount {
  if (!entry.percent) return entry.amount;
  return entry.percent.of(entry.base ? applyRounding(entry.base.rescaleUp(scope.decimals + 2), scope) : sum);
}

export function roundDocumentAdjustment(entry: Draft<Discount>, scope: CalculationScope): void {
  entry.amount = entry.amount.rescaleDown(entry.base ? entry.base.scale : scope.decimals);
}
