import type { TaxTotal } from '../total.ts';

/** The tax totals of a document for another one: the mark of informative categories is not copied. */
export function copyTotal(total: TaxTotal): TaxTotal {
  const categories = (total.categories ?? []).map(({ informative: _, ...category }) => ({
    ...category,
    rates: category.rates ?? [],
  }));
  return { ...total, categories };
}
