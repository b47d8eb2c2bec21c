import { amountOf, type Amount } from '../../../core/num/amount.ts';
import type { TaxFilter } from '../filter.ts';
import type { CategoryTotal, RateTotal, TaxTotal } from '../total.ts';

/**
 * The tax of the rates selected by the filters, without surcharges. A rate counts once, even if several filters select
 * it.
 */
export function filteredTax(taxes: TaxTotal | undefined, filters: readonly TaxFilter[], decimals: number): Amount {
  const chosen = (taxes?.categories ?? []).flatMap((category) =>
    (category.rates ?? []).filter((rate) => filters.some((filter) => chooses(filter, category, rate))),
  );
  return chosen.reduce((sum, { amount }) => sum.add(amount), amountOf(0, decimals));
}

function chooses({ cat, key, ext = {} }: TaxFilter, { code }: CategoryTotal, rate: RateTotal): boolean {
  if (cat !== code || (key !== undefined && key !== '' && key !== rate.key)) return false;
  return Object.entries(ext).every(([name, value]) => rate.ext !== undefined && rate.ext[name] === value);
}
