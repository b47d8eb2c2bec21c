import type { TaxTotal } from '../total.ts';

/** The tax totals of a document as another one takes them over: that a category is only informative does not carry over. */
export function copyTotal(total: TaxTotal): TaxTotal {
  const categories = (total.categories ?? []).map(({ informative: _, ...category }) => ({
    ...category,
    rates: category.rates ?? [],
  }));
  return { ...total, categories };
}
