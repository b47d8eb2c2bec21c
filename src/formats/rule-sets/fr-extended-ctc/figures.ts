import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { numberOf } from '../fr-ctc/words.ts';

/**
 * Sums as the official rules work them out: some in exact figures, some in the binary ones of XPath, whose noise decides where a
 * difference is exactly what is allowed.
 */

/** A binary figure to its last digit. */
export function ofDouble(figure: number): Decimal {
  if (!Number.isFinite(figure)) return Decimal.ZERO;
  const [whole = '', fraction = ''] = figure.toFixed(60).split('.');
  return new Decimal(BigInt(whole + fraction), fraction.length);
}

/** Figures added up and counted. */
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

  /** With two decimals, of exact figures. */
  get rounded(): Decimal {
    return this.exact.roundedUp(2);
  }

  /** With two decimals, of binary figures. */
  get binaryRounded(): number {
    return Math.round(this.binary * 100) / 100;
  }
}

/** A cent for each of so many. */
export const cents = (count: number): Decimal => new Decimal(BigInt(count), 2);

/** As many cents apart as may be, or fewer. */
export const isWithin = (difference: Decimal, count: number): boolean =>
  difference.absolute().compare(cents(count)) <= 0;
