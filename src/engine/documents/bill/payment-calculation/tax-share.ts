import type { Amount } from '../../../core/num/amount.ts';
import type { ExchangeRate } from '../../currency/exchange-rate.ts';
import type { CalculationScope } from '../../tax/calculation/scope.ts';
import { recalculateTotal } from '../../tax/calculation/totals.ts';
import type { TaxTotal } from '../../tax/total.ts';

/** The totals with bases converted to the scope's currency. */
export function convertTotal(total: TaxTotal, rate: ExchangeRate, scope: CalculationScope): TaxTotal {
  return recalculateTotal(
    withBases(total, (base) => convertAmount(base, rate, scope)),
    scope,
  );
}

/** The totals on a proportion of their bases; without a divisor they stay unchanged. */
export function scaleTotal(total: TaxTotal, factor: Amount, scope: CalculationScope): TaxTotal {
  if (factor.isZero()) return total;
  return recalculateTotal(
    withBases(total, (base) => base.multiply(factor)),
    scope,
  );
}

/** First with the amount's own decimals, then with those of the scope's currency. */
export function convertAmount(amount: Amount, rate: ExchangeRate, scope: CalculationScope): Amount {
  return amount.multiply(rate.amount).rescale(scope.decimals);
}

function withBases(total: TaxTotal, change: (base: Amount) => Amount): TaxTotal {
  const categories = total.categories?.map((category) => ({
    ...category,
    rates: category.rates?.map((rate) => ({ ...rate, base: change(rate.base) })),
  }));
  return { ...total, categories };
}
