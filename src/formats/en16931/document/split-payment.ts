import type { Json, JsonObject } from '../../../engine/index.ts';
import { isJsonObject } from '../../../engine/values.ts';

const CATEGORY = 'untdid-tax-category';
/** Italian split payment: the customer pays the VAT to the state (EN 16931-1, BR-B-01). */
const SPLIT = 'B';
const LISTS = ['lines', 'discounts', 'charges'] as const;

/** A built document with the split payment that the given one says: building makes the standard category of it. */
export function withSplitPayment(given: JsonObject, built: JsonObject): JsonObject {
  const isSplit = (name: string, at: number): boolean => categoryOf(firstTax(list(given[name])[at])) === SPLIT;
  if (!LISTS.some((name) => list(given[name]).some((_, at) => isSplit(name, at)))) return built;
  const rates = new Set<string>();
  const lists = LISTS.map((name) => {
    const parts = list(built[name]).map((part, at) => {
      const tax = firstTax(part);
      if (!tax || !isSplit(name, at)) return part;
      rates.add(String(tax.percent));
      return { ...part, taxes: [asSplit(tax), ...list(part.taxes).slice(1)] };
    });
    return [name, parts] as const;
  });
  const totals = members(built.totals);
  const taxes = members(totals.taxes);
  const categories = list(taxes.categories).map((category) => ({
    ...category,
    rates: list(category.rates).map((rate) =>
      category.code === 'VAT' && categoryOf(rate) === 'S' && rates.has(String(rate.percent)) ? asSplit(rate) : rate,
    ),
  }));
  return {
    ...built,
    ...Object.fromEntries(lists.filter(([name]) => built[name] !== undefined)),
    totals: { ...totals, taxes: { ...taxes, categories } },
  };
}

const asSplit = (tax: JsonObject): JsonObject => ({ ...tax, ext: { ...members(tax.ext), [CATEGORY]: SPLIT } });
const firstTax = (part: JsonObject | undefined): JsonObject | undefined => list(part?.taxes)[0];
const categoryOf = (tax: JsonObject | undefined): Json | undefined => members(tax?.ext)[CATEGORY];

const list = (value: Json | undefined): readonly JsonObject[] => (Array.isArray(value) ? (value as JsonObject[]) : []);
const members = (value: Json | undefined): JsonObject => (value !== undefined && isJsonObject(value) ? value : {});
