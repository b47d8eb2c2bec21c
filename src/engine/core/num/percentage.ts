import { Amount } from './amount.ts';
import { parseAmount } from './parse-amount.ts';

const ONE = new Amount(1, 0);
const HUNDRED = new Amount(100, 0);

/**
 * A percentage, kept as the fraction that it is (16% is 0.16). The decimals it was written with are kept: `21%` and
 * `21.0%` are equal and print as written.
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

  /** The part of `amount` that is this percentage, when the amount already includes it. */
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
    // The same digits, two places on: true of every percentage written in a document, and each is printed.
    if (scale >= 2 && typeof value === 'number' && Number.isSafeInteger(value * 100))
      return new Amount(value, scale - 2);
    return this.fraction.multiply(HUNDRED).rescale(Math.max(this.fraction.scale - 2, 0));
  }

  /** The form on the wire, such as `21.0%`. */
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
 * Reads `16%`, or the fraction `0.16` that means the same. Undefined when the text is no percentage. The empty text is
 * zero; a decoder of JSON must refuse the empty string itself, because there it is an error.
 */
export function parsePercentage(text: string): Percentage | undefined {
  if (text === '') return Percentage.ZERO;
  const signed = text.endsWith('%');
  const amount = parseAmount(signed ? text.slice(0, -1) : text);
  if (amount === undefined) return undefined;
  return new Percentage(signed ? amount.upscale(2).divide(HUNDRED) : amount);
}
