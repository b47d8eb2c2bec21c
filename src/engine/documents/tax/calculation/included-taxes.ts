import type { Amount } from '../../../core/num/amount.ts';
import { amountOf } from '../../../core/num/amount.ts';
import type { TaxCombo } from '../set.ts';
import { categoryOf } from './combos.ts';
import type { OpenRate, OpenTotals } from './open-totals.ts';
import type { CalculationScope } from './scope.ts';
import { pathOf } from './scope.ts';
import type { TaxableRow } from './taxable-row.ts';
import { described } from '../../../core/messages/message.ts';
import { documentMessages } from '../../messages.ts';

/** The tax included in a row's price. A tax that is withheld or only shown cannot be included, and is reported. */
export function includedCombo(row: TaxableRow, included: string, scope: CalculationScope): TaxCombo | undefined {
  if (included === '') return undefined;
  const index = row.combos.findIndex(({ cat }) => cat === included);
  const combo = row.combos[index];
  if (!combo) return undefined;
  const category = categoryOf(combo, scope);
  if (!category?.retained && !category?.informative) return combo;
  scope.report({
    code: 'PRICES-INCLUDE',
    path: `${pathOf(row.place)}.taxes[${index}].cat`,
    ...described(
      documentMessages.notIncludable({
        included,
        value: category.retained ? documentMessages.withheld : documentMessages.informativeOnly,
      }),
    ),
    value: included,
  });
  return undefined;
}

/** Additional decimals, beyond the currency's, so that a tax near half a cent is not rounded twice. */
const EXTRA_DECIMALS = 4;

/**
 * The amounts of rows without included taxes, at the precision of the currency. The tax of a rate is that of the sum of
 * its rows so far, and each row gets the increment, so bases and taxes always add up to the prices.
 */
export function shareIncluded(
  rows: readonly TaxableRow[],
  included: string,
  open: OpenTotals,
  scope: CalculationScope,
): readonly Amount[] {
  const sums = new Map<OpenRate, Amount>();
  const zero = amountOf(0, scope.decimals);
  return rows.map((row) => {
    const amount = row.amount.rescale(scope.decimals);
    const combo = includedCombo(row, included, scope);
    if (!combo?.percent) return amount;
    const rate = open.rateOf(combo);
    const sum = (sums.get(rate) ?? zero).add(amount);
    const tax = combo.percent.from(sum.upscale(EXTRA_DECIMALS)).rescale(scope.decimals);
    const share = tax.subtract(rate.included ?? zero);
    sums.set(rate, sum);
    rate.included = tax;
    return amount.subtract(share);
  });
}
