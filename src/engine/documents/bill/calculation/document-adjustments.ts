import { amountOf, type Amount } from '../../../core/num/amount.ts';
import type { CalculationScope } from '../../tax/calculation/scope.ts';
import { applyRounding } from '../../tax/calculation/scope.ts';
import type { Charge } from '../charge.ts';
import type { Discount } from '../discount.ts';
import type { Draft } from '../../../core/schema/draft.ts';

/**
 * Discounts or charges of a whole document. Percentages apply to the sum of the lines, or to the entry's own base. The
 * amounts keep hidden decimals, in copies; see `roundDocumentAdjustment`. Informative charges are calculated but not in
 * the sum, which is absent if there are no others.
 */
export function calculateAdjustments<T extends Discount & Pick<Charge, 'informative'>>(
  entries: readonly T[],
  sum: Amount,
  scope: CalculationScope,
): { readonly entries: readonly Draft<T>[]; readonly sum: Amount | undefined } {
  let total: Amount | undefined;
  const calculated = entries.map((entry, index) => {
    const amount = applyRounding(amountOfEntry(entry, sum, scope), scope);
    if (!entry.informative) total = (total ?? amountOf(0, scope.decimals)).matchPrecision(amount).add(amount);
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
