import { Decimal } from '../../en16931/decimal.ts';

/** Limits of SAT: what a product may be if each factor was rounded to the decimals it is written with. */
export interface Interval {
  readonly low: Decimal;
  readonly high: Decimal;
}

/** Half of a unit of the last decimal as written. */
const halfOf = ({ scale }: Decimal): Decimal => new Decimal(5n, scale + 1);

/** What is just below a limit. */
const LEAST = new Decimal(1n, 12);
const FINEST = new Decimal(1n, 16);

const quotient = (units: bigint, step: bigint, up: boolean): bigint => {
  const whole = units / step;
  if (units % step === 0n) return whole;
  // Truncated towards zero, or away from it.
  return up ? (units > 0n ? whole + 1n : whole) : units < 0n ? whole - 1n : whole;
};

const cut = (figure: Decimal, decimals: number, up: boolean): Decimal =>
  figure.scale <= decimals
    ? figure
    : new Decimal(quotient(figure.units, 10n ** BigInt(figure.scale - decimals), up), decimals);

const below = (figure: Decimal): Decimal => figure.minus(halfOf(figure));
const above = (figure: Decimal, least = LEAST): Decimal => figure.plus(halfOf(figure)).minus(least);

/** Of two factors that were rounded: quantity and price. */
export const ofFactors = (figure: Decimal, other: Decimal, decimals: number): Interval => ({
  low: cut(below(figure).times(below(other)), decimals, false),
  high: cut(above(figure).times(above(other)), decimals, true),
});

/** Of a base that was rounded, and a rate. */
export const ofRate = (base: Decimal, rate: Decimal, decimals: number): Interval => ({
  low: cut(below(base).times(rate), decimals, false),
  high: cut(above(base).times(rate), decimals, true),
});

/** Decimals of a quotient before it is cut. */
const PRECISE = 20;

/** Of an amount in one currency, divided by an equivalence, both rounded. */
export function ofEquivalence(amount: Decimal, equivalence: Decimal, decimals: number): Interval | undefined {
  const low = below(amount).over(equivalence.plus(halfOf(equivalence)).minus(FINEST), PRECISE);
  const high = above(amount, FINEST).over(equivalence.minus(halfOf(equivalence)), PRECISE);
  return low && high && { low: cut(low, decimals, false), high: cut(high, decimals, true) };
}

export const isIn = ({ low, high }: Interval, figure: Decimal): boolean =>
  figure.compare(low) >= 0 && figure.compare(high) <= 0;
