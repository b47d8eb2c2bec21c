import { Decimal, parseDecimal } from '../../../../en16931/decimal.ts';
import { numberOf } from '../texts.ts';

/**
 * Sums as the official rules compute them: some exactly, some in XPath's binary floating point, whose rounding errors
 * decide borderline cases.
 */

/** A binary number with all its digits. */
export function ofDouble(figure: number): Decimal {
  if (!Number.isFinite(figure)) return Decimal.ZERO;
  const [whole = '', fraction = ''] = figure.toFixed(60).split('.');
  return new Decimal(BigInt(whole + fraction), fraction.length);
}

/** The sum and count of figures. */
export class Tally {
  private exact = Decimal.ZERO;
  private binary = 0;
  count = 0;

  add(text: string): void {
    this.exact = this.exact.plus(parseDecimal(text) ?? Decimal.ZERO);
    this.binary += numberOf(text);
    this.count++;
  }

  static of(texts: readonly string[]): Tally {
    const tally = new Tally();
    for (const text of texts) tally.add(text);
    return tally;
  }

  /** Rounded to two decimals, from exact figures. */
  get rounded(): Decimal {
    return this.exact.roundedUp(2);
  }

  /** Rounded to two decimals, from binary figures. */
  get binaryRounded(): number {
    return Math.round(this.binary * 100) / 100;
  }
}

/** A cent for each item. */
export const cents = (count: number): Decimal => new Decimal(BigInt(count), 2);

/** Within the allowed number of cents. */
export const isWithin = (difference: Decimal, count: number): boolean =>
  difference.absolute().compare(cents(count)) <= 0;
