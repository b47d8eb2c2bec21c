import type { Json, JsonObject } from '../../../engine/index.ts';
import { Decimal, parseDecimal } from '../decimal.ts';

/**
 * EN 16931 adds written, rounded figures. A document calculated precisely adds exact figures and rounds the sums. They
 * may differ by cents.
 */

type Members = { readonly [name: string]: Json };

/** Whether the written figures of a built document add up by the rules of EN 16931. */
export function addsUp(document: JsonObject): boolean {
  const totals = members(document.totals);
  const decimals = decimal(totals.sum)?.scale ?? 0;
  const parts = [...list(document.lines), ...list(document.discounts), ...list(document.charges)];
  const isWritten = parts.every((part) => (decimal(part.total ?? part.amount)?.scale ?? 0) <= decimals);
  return isWritten && taxAddsUp(totals);
}

/** Whether two builds of a document give equal sums, and the first one's tax adds up. */
export function addsUpAs(document: JsonObject, rounded: JsonObject): boolean {
  const [is, must] = [members(document.totals), members(rounded.totals)];
  const same = ['sum', 'discount', 'charge', 'total'].every((name) => is[name] === must[name]);
  return same && taxAddsUp(is) && String(basesOf(is)) === String(basesOf(must));
}

/** The document with each figure rounded, as EN 16931 does. */
export function roundedEach(document: JsonObject): JsonObject {
  return { ...document, tax: { ...members(document.tax), rounding: 'currency' } };
}

/** The document with additional rounding of the amount due. */
export function withRounding(document: JsonObject, more: Decimal): JsonObject {
  const rounding = decimal(members(document.totals).rounding) ?? Decimal.ZERO;
  return { ...document, totals: { rounding: rounding.plus(more).toString() } };
}

function taxAddsUp({ total, tax, total_with_tax: gross, taxes }: Members): boolean {
  const sum = decimal(total)?.plus(decimal(tax) ?? Decimal.ZERO);
  const rates = ratesOf(taxes).reduce((all, { amount }) => all.plus(decimal(amount) ?? Decimal.ZERO), Decimal.ZERO);
  return sum?.equals(decimal(gross) ?? sum) !== false && rates.equals(decimal(tax) ?? rates);
}

const ratesOf = (taxes: Json | undefined): readonly Members[] =>
  list(members(taxes).categories).flatMap(({ rates }) => list(rates));

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
