import type { Json, JsonObject } from '../../../engine/index.ts';
import { Decimal, parseDecimal } from '../decimal.ts';

/**
 * EN 16931 adds written, rounded figures. A document calculated precisely adds exact figures and rounds the sums. They
 * may differ by cents: two lines of 2.525 are written as 2.53, and their sum as 5.05.
 */

type Members = { readonly [name: string]: Json };

/** Whether the written figures of a built document add up by the rules of EN 16931, within each rate too. */
export function addsUp(document: JsonObject): boolean {
  const totals = members(document.totals);
  const decimals = decimal(totals.sum)?.scale ?? 0;
  const parts = [...list(document.lines), ...list(document.discounts), ...list(document.charges)];
  const isWritten = parts.every((part) => (decimal(part.total ?? part.amount)?.scale ?? 0) <= decimals);
  return isWritten && sumsAddUp(document) && missingByRate(document).every(({ missing }) => missing.isZero());
}

/** Whether two builds of a document give equal sums, and the first one's tax adds up. */
export function addsUpAs(document: JsonObject, rounded: JsonObject): boolean {
  const [is, must] = [members(document.totals), members(rounded.totals)];
  const same = ['sum', 'discount', 'charge', 'total'].every((name) => is[name] === must[name]);
  return same && sumsAddUp(document) && String(basesOf(is)) === String(basesOf(must));
}

/**
 * The document with its lines rounded up or down, each by less than two cents, so that they add up to its sums, which
 * stay as they are. Undefined if that cannot be.
 */
export function withRoundedLines(given: JsonObject): JsonObject | undefined {
  const decimals = decimal(members(given.totals).sum)?.scale ?? 0;
  const document = withRoundedAdjustments(given, decimals);
  const lines = list(document.lines);
  const totals = lines.map(({ total }) => decimal(total)?.rounded(decimals));
  const cent = new Decimal(1n, decimals);
  for (const { missing, parts } of missingByRate(document)) {
    const cents = missing.over(cent, 0)?.units ?? 0n;
    const step = cents < 0n ? cent.negated() : cent;
    const most = Number(cents < 0n ? -cents : cents);
    if (most > parts.length) return undefined;
    for (const position of byGap(lines, parts, cents < 0n).slice(0, most)) {
      totals[position] = totals[position]?.plus(step);
    }
  }
  const rounded = lines.map((line, i) => (totals[i] ? { ...line, total: totals[i].toString() } : line));
  const made = { ...document, lines: rounded };
  return addsUp(made) ? made : undefined;
}

/** A currency without decimals has none in discounts and charges of the document either. */
function withRoundedAdjustments(document: JsonObject, decimals: number): JsonObject {
  const rounded = (name: 'discounts' | 'charges'): JsonObject =>
    document[name] === undefined
      ? {}
      : {
          [name]: list(document[name]).map((entry) => {
            const amount = decimal(entry.amount);
            return amount && amount.scale > decimals
              ? { ...entry, amount: amount.rounded(decimals).toString() }
              : entry;
          }),
        };
  return { ...document, ...rounded('discounts'), ...rounded('charges') };
}

/**
 * The document with the amounts of discounts and charges that its sums contain. A percentage of a base without decimals
 * gives an amount without decimals, while the sums are calculated exactly: 3% of 85 is said to be 3, and counts 2.55.
 */
export function withExactAmounts(document: JsonObject): JsonObject {
  const { sum } = members(document.totals);
  const decimals = decimal(sum)?.scale ?? 0;
  const lists = (owner: Members, base: Json | undefined): Members =>
    Object.fromEntries(
      (['discounts', 'charges'] as const)
        .filter((name) => owner[name] !== undefined)
        .map((name) => [name, list(owner[name]).map((entry) => withExactAmount(entry, base, decimals))]),
    );
  const lines = list(document.lines).map((line) => ({ ...line, ...lists(line, line.sum) }));
  return { ...document, ...lists(document, sum), ...(document.lines !== undefined && { lines }) };
}

function withExactAmount(entry: Members, base: Json | undefined, decimals: number): JsonObject {
  const [amount, of] = [decimal(entry.amount), decimal(entry.base ?? base)];
  const percent = typeof entry.percent === 'string' ? parseDecimal(entry.percent.replace('%', '')) : undefined;
  if (!amount || !of || !percent || amount.scale >= decimals) return entry;
  const exact = of.times(percent).over(HUNDRED, decimals);
  return exact ? { ...entry, amount: exact.toString() } : entry;
}

const HUNDRED = new Decimal(100n, 0);

/** The document with each figure rounded, as EN 16931 does. */
export function roundedEach(document: JsonObject): JsonObject {
  return { ...document, tax: { ...members(document.tax), rounding: 'currency' } };
}

/** The document with additional rounding of the amount due. */
export function withRounding(document: JsonObject, more: Decimal): JsonObject {
  const rounding = decimal(members(document.totals).rounding) ?? Decimal.ZERO;
  return { ...document, totals: { rounding: rounding.plus(more).toString() } };
}

/** Lines by how much their total is above, or below, the exact one; the farthest first. */
function byGap(lines: readonly Members[], parts: readonly number[], isAbove: boolean): readonly number[] {
  const gaps = new Map(
    parts.map((position) => {
      const line = lines[position] ?? {};
      const gap = (decimal(line.total) ?? Decimal.ZERO).minus(exactTotal(line));
      return [position, isAbove ? gap : gap.negated()] as const;
    }),
  );
  const gapOf = (position: number): Decimal => gaps.get(position) ?? Decimal.ZERO;
  return [...parts].sort((part, other) => gapOf(other).compare(gapOf(part)));
}

function exactTotal(line: Members): Decimal {
  const [quantity, price] = [decimal(line.quantity), decimal(members(line.item).price)];
  const sum = quantity && price ? quantity.times(price) : (decimal(line.sum) ?? Decimal.ZERO);
  return sum.minus(sumOf(list(line.discounts), 'amount')).plus(sumOf(list(line.charges), 'amount'));
}

interface RateSum {
  /** What the lines lack to give the base of the rate. */
  readonly missing: Decimal;
  /** Positions of the lines. */
  readonly parts: readonly number[];
}

/** For each rate of the totals, the lines of it and the difference of their sum from its base. */
function missingByRate(document: JsonObject): readonly RateSum[] {
  const totals = members(document.totals);
  const decimals = decimal(totals.sum)?.scale ?? 0;
  const rates = new Map<string, { missing: Decimal; parts: number[] }>();
  for (const category of list(members(totals.taxes).categories)) {
    if (category.retained === true) continue;
    for (const rate of list(category.rates)) {
      const key = keyOf(category.code, rate);
      const missing = rates.get(key)?.missing ?? Decimal.ZERO;
      rates.set(key, { missing: missing.plus(decimal(rate.base) ?? Decimal.ZERO), parts: [] });
    }
  }
  const take = (part: Members, amount: Json | undefined, sign: 1 | -1, position?: number): void => {
    const [tax] = list(part.taxes);
    const rate = tax && rates.get(keyOf(tax.cat, tax));
    if (!rate || part.informative === true) return;
    const cents = decimal(amount)?.rounded(decimals) ?? Decimal.ZERO;
    rate.missing = sign === 1 ? rate.missing.minus(cents) : rate.missing.plus(cents);
    if (position !== undefined) rate.parts.push(position);
  };
  list(document.lines).forEach((line, i) => take(line, line.total, 1, i));
  for (const charge of list(document.charges)) take(charge, charge.amount, 1);
  for (const discount of list(document.discounts)) take(discount, discount.amount, -1);
  return [...rates.values()];
}

const keyOf = (category: Json | undefined, { key, percent, surcharge, country, ext }: Members): string =>
  JSON.stringify([
    category,
    key ?? 'standard',
    percent ?? null,
    surcharge !== undefined,
    country ?? null,
    members(ext)['untdid-tax-category'] ?? null,
  ]);

/** Whether lines, discounts, charges and taxes give the totals. */
function sumsAddUp(document: JsonObject): boolean {
  const totals = members(document.totals);
  const { sum, discount, charge, total, tax, total_with_tax: gross, taxes } = totals;
  const decimals = decimal(sum)?.scale ?? 0;
  const adds = (parts: readonly Members[], name: string, all: Json | undefined): boolean =>
    sumOf(parts, name, decimals).equals(decimal(all) ?? Decimal.ZERO);
  const net = (decimal(sum) ?? Decimal.ZERO)
    .minus(decimal(discount) ?? Decimal.ZERO)
    .plus(decimal(charge) ?? Decimal.ZERO);
  const taxed = decimal(total)?.plus(decimal(tax) ?? Decimal.ZERO);
  const rates = sumOf(ratesOf(taxes), 'amount');
  return (
    adds(list(document.lines), 'total', sum) &&
    adds(list(document.discounts), 'amount', discount) &&
    adds(list(document.charges), 'amount', charge) &&
    net.equals(decimal(total) ?? net) &&
    taxed?.equals(decimal(gross) ?? taxed) !== false &&
    rates.equals(decimal(tax) ?? rates)
  );
}

function sumOf(parts: readonly Members[], name: string, decimals?: number): Decimal {
  return parts.reduce((all, part) => {
    const amount = part.informative === true ? undefined : decimal(part[name]);
    return amount ? all.plus(decimals === undefined ? amount : amount.rounded(decimals)) : all;
  }, Decimal.ZERO);
}

const ratesOf = (taxes: Json | undefined): readonly Members[] =>
  list(members(taxes).categories)
    .filter(({ retained }) => retained !== true)
    .flatMap(({ rates }) => list(rates));

const basesOf = ({ taxes }: Members): readonly Json[] => ratesOf(taxes).map(({ base }) => base ?? null);

function decimal(amount: Json | undefined): Decimal | undefined {
  return typeof amount === 'string' ? parseDecimal(amount) : undefined;
}

function members(value: Json | undefined): Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};
}

function list(value: Json | undefined): readonly Members[] {
  return Array.isArray(value) ? (value as readonly Members[]) : [];
}
