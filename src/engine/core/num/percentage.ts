import { Amount } from './amount.ts';
import { parseAmount } from './parse-amount.ts';

const ONE = new Amount(1, 0);
const HUNDRED = new Amount(100, 0);

/**
 * A percentage, stored as its fraction (16% is 0.16). It keeps its written decimals: `21%` and `21.0%` are equal and
 * print as written.
 */
export class Percentage {
  readonly fraction: Amount;

  constructor(fraction: Amount) {
    this.fraction = fraction;
  }

  static readonly ZERO: Percentage = new Percentage(Amount.ZERO);

  /** This percentage of `amount`, at the amount's scale. */
  of(amount: Amount): Amount {
    return amount.multiply(this.fraction);
  }

  /** The part of `amount` that is this percentage, if the amount already includes it. */
  from(amount: Amount): Amount {
    return amount.subtract(amount.divide(this.factor()));
  }

  /** 1 + fraction, at the fraction's scale. */
  factor(): Amount {
    return this.fraction.add(ONE);
  }

  negate(): Percentage {
    return new Percentage(this.fraction.negate());
  }

  rescale(scale: number): Percentage {
    return new Percentage(this.fraction.rescale(scale));
  }

  compare(other: Percentage): -1 | 0 | 1 {
    return this.fraction.compare(other.fraction);
  }

  equals(other: Percentage): boolean {
    return this.fraction.compare(other.fraction) === 0;
  }

  isZero(): boolean {
    return this.fraction.isZero();
  }

  isNegative(): boolean {
    return this.fraction.isNegative();
  }

  isPositive(): boolean {
    return this.fraction.isPositive();
  }

  /** The number before the percent sign: 16 for 16%. */
  toAmount(): Amount {
    const { value, scale } = this.fraction;
    // The digits shifted by two places: a fast path for percentages of documents, each of which is printed.
    if (scale >= 2 && typeof value === 'number' && Number.isSafeInteger(value * 100))
      return new Amount(value, scale - 2);
    return this.fraction.multiply(HUNDRED).rescale(Math.max(this.fraction.scale - 2, 0));
  }

  /** The form in JSON, such as `21.0%`. */
  toString(): string {
    return this.toAmount().toString() + '%';
  }

  toJSON(): string {
    return this.toString();
  }
}

/** The percentage of a fraction: 21% of 0.21. */
export function percentageOf(fraction: Amount): Percentage {
  return new Percentage(fraction);
}

/**
 * Parses `16%`, or the equal fraction `0.16`. Undefined if invalid. The empty text is zero; a JSON decoder must refuse
 * the empty string itself, because there it is an error.
 */
export function parsePercentage(text: string): Percentage | undefined {
  if (text === '') return Percentage.ZERO;
  const signed = text.endsWith('%');
  const amount = parseAmount(signed ? text.slice(0, -1) : text);
  if (amount === undefined) return undefined;
  return new Percentage(signed ? amount.upscale(2).divide(HUNDRED) : amount);
}
