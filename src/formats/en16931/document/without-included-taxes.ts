import type { Json, JsonObject } from '../../../engine/index.ts';
import { Decimal, parseDecimal } from '../decimal.ts';

type Members = { readonly [name: string]: Json };

/** Additional decimals of a price when its tax is removed. */
const MORE_DECIMALS = 2;
const ONE = new Decimal(1n, 0);

/**
 * The document with prices before tax, the only ones in EN 16931. Undefined if its prices include none. Its figures may
 * differ from the original by cents.
 */
export function withoutIncludedTaxes(document: JsonObject): JsonObject | undefined {
  const tax = members(document.tax);
  const category = tax?.prices_include;
  if (!tax || typeof category !== 'string' || category === '') return undefined;
  const { prices_include: _, ...rest } = tax;
  const { totals: _totals, ...others } = document;
  return {
    ...others,
    tax: rest,
    lines: entries(document.lines).map((line) => netLine(line, category)),
    ...netList(document, 'discounts', category),
    ...netList(document, 'charges', category),
  };
}

function netLine(line: Members, category: string): JsonObject {
  const factor = factorOf(line, category);
  const item = members(line.item);
  const { sum: _sum, total: _total, ...rest } = line;
  if (!factor || !item) return rest;
  const net = (amount: Json | undefined): Json | undefined => divided(amount, factor);
  const inside = (name: string): JsonObject =>
    line[name] === undefined ? {} : { [name]: entries(line[name]).map((entry) => netAdjustment(entry, net)) };
  // The list price would recalculate the price with tax.
  const { list: _list, discount: _discount, ...other } = item;
  return { ...rest, item: { ...other, price: net(item.price) ?? null }, ...inside('discounts'), ...inside('charges') };
}

function netList(document: JsonObject, name: string, category: string): JsonObject {
  if (document[name] === undefined) return {};
  const list = entries(document[name]).map((entry) => {
    const factor = factorOf(entry, category);
    return factor ? netAdjustment(entry, (amount) => divided(amount, factor)) : entry;
  });
  return { [name]: list };
}

function netAdjustment(adjustment: Members, net: (amount: Json | undefined) => Json | undefined): JsonObject {
  const { amount, base, ...rest } = adjustment;
  return {
    ...rest,
    ...(base !== undefined && { base: net(base) ?? null }),
    // With a percentage, building calculates the amount.
    ...(amount !== undefined && adjustment.percent === undefined && { amount: net(amount) ?? null }),
  };
}

/** One plus the rate of the included tax. */
function factorOf(taxed: Members, category: string): Decimal | undefined {
  const combo = entries(taxed.taxes).find(({ cat }) => cat === category);
  const rates = [combo?.percent, combo?.surcharge].map((rate) =>
    typeof rate === 'string' ? parseDecimal(rate.replace('%', '')) : undefined,
  );
  const sum = rates.reduce<Decimal>((total, rate) => (rate ? total.plus(rate) : total), Decimal.ZERO);
  return sum.isZero() ? undefined : ONE.plus(new Decimal(sum.units, sum.scale + 2));
}

function divided(amount: Json | undefined, factor: Decimal): Json | undefined {
  const decimal = typeof amount === 'string' ? parseDecimal(amount) : undefined;
  return decimal?.over(factor, decimal.scale + MORE_DECIMALS)?.toString() ?? amount;
}

function members(value: Json | undefined): Members | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : undefined;
}

function entries(value: Json | undefined): readonly Members[] {
  return Array.isArray(value) ? (value as readonly Members[]) : [];
}
