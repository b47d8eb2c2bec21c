import {
  bigPowerOfTen,
  bigRoundedQuotient,
  compact,
  fitsInt64,
  powerOfTen,
  roundedQuotient,
  saturate,
  type Int64,
} from './int64.ts';

/** What follows the integer digits of an amount with two decimals, of which invoices are full: `.00` to `.99`. */
const HUNDREDTHS = Array.from({ length: 100 }, (_, cents) => `.${String(cents).padStart(2, '0')}`);

/**
 * An exact decimal: `value / 10^scale`. The scale is part of the value (`10` and `10.00` are equal but print
 * differently). Every operation keeps the scale of its left operand and rounds half away from zero. A result beyond 64
 * bits loses decimals until it fits; without decimals it saturates.
 */
export class Amount {
  readonly value: Int64;
  readonly scale: number;

  constructor(value: Int64, scale: number) {
    this.value = value;
    this.scale = scale;
  }

  static readonly ZERO: Amount = new Amount(0, 0);

  add(other: Amount): Amount {
    const addend = other.scale === this.scale ? other.value : rescaled(other, this.scale);
    if (typeof this.value === 'number' && typeof addend === 'number') {
      const sum = this.value + addend;
      if (Number.isSafeInteger(sum)) return new Amount(sum, this.scale);
    }
    return fitted(BigInt(this.value) + BigInt(addend), this.scale);
  }

  subtract(other: Amount): Amount {
    const subtrahend = other.scale === this.scale ? other.value : rescaled(other, this.scale);
    if (typeof this.value === 'number' && typeof subtrahend === 'number') {
      const difference = this.value - subtrahend;
      if (Number.isSafeInteger(difference)) return new Amount(difference, this.scale);
    }
    return fitted(BigInt(this.value) - BigInt(subtrahend), this.scale);
  }

  multiply(factor: Amount): Amount {
    if (typeof this.value === 'number' && typeof factor.value === 'number') {
      const product = this.value * factor.value;
      const divisor = powerOfTen(factor.scale);
      // Adding 0 turns the product -0 into 0.
      if (Number.isSafeInteger(product) && divisor > 0) {
        return new Amount(factor.scale === 0 ? product + 0 : roundedQuotient(product, divisor), this.scale);
      }
    }
    const product = BigInt(this.value) * BigInt(factor.value);
    return fitted(bigRoundedQuotient(product, bigPowerOfTen(factor.scale)), this.scale);
  }

  /** A zero divisor gives zero. */
  divide(divisor: Amount): Amount {
    if (divisor.isZero()) return new Amount(0, this.scale);
    if (typeof this.value === 'number' && typeof divisor.value === 'number') {
      const dividend = this.value * powerOfTen(divisor.scale);
      if (Number.isSafeInteger(dividend)) return new Amount(roundedQuotient(dividend, divisor.value), this.scale);
    }
    const dividend = BigInt(this.value) * bigPowerOfTen(divisor.scale);
    return fitted(bigRoundedQuotient(dividend, BigInt(divisor.value)), this.scale);
  }

  /** The amount with `scale` decimals; decimals that exceed 64 bits are not added. */
  rescale(scale: number): Amount {
    if (scale === this.scale) return this;
    const value = rescaled(this, scale);
    return typeof value === 'number' ? new Amount(value, scale) : fitted(value, scale);
  }

  rescaleUp(scale: number): Amount {
    return scale > this.scale ? this.rescale(scale) : this;
  }

  rescaleDown(scale: number): Amount {
    return scale < this.scale ? this.rescale(scale) : this;
  }

  rescaleRange(lowest: number, highest: number): Amount {
    return this.rescaleUp(lowest).rescaleDown(highest);
  }

  /** At least as many decimals as `other`. */
  matchPrecision(other: Amount): Amount {
    return this.rescaleUp(other.scale);
  }

  upscale(decimals: number): Amount {
    return this.rescale(this.scale + decimals);
  }

  downscale(decimals: number): Amount {
    return this.rescale(Math.max(this.scale - decimals, 0));
  }

  /** The amount before a percentage was added to it. */
  remove(percentage: { factor(): Amount }): Amount {
    return this.divide(percentage.factor());
  }

  /** One of `parts` equal parts, and the last part, which makes the sum exact. */
  split(parts: number): readonly [part: Amount, last: Amount] {
    const part = this.divide(new Amount(parts, 0));
    return [part, this.subtract(part.multiply(new Amount(parts - 1, 0)))];
  }

  negate(): Amount {
    if (typeof this.value === 'number') return this.value === 0 ? this : new Amount(-this.value, this.scale);
    return new Amount(saturate(-this.value), this.scale);
  }

  abs(): Amount {
    return this.value < 0 ? this.negate() : this;
  }

  /** Compares the values, regardless of scale. */
  compare(other: Amount): -1 | 0 | 1 {
    let left: Int64 = this.value;
    let right: Int64 = other.value;
    if (this.scale < other.scale) left = raised(left, other.scale - this.scale);
    else if (this.scale > other.scale) right = raised(right, this.scale - other.scale);
    if (left === right) return 0;
    // JavaScript compares a number with a bigint by exact value.
    if (left < right) return -1;
    return left > right ? 1 : 0;
  }

  equals(other: Amount): boolean {
    return this.compare(other) === 0;
  }

  isZero(): boolean {
    return this.value === 0;
  }

  isNegative(): boolean {
    return this.value < 0;
  }

  isPositive(): boolean {
    return this.value > 0;
  }

  /** The form in JSON: all decimals of the scale, no exponent, no thousands separator. */
  toString(): string {
    const value = this.value;
    const scale = this.scale;
    if (scale === 0) return '' + value;
    if (scale === 2 && typeof value === 'number' && value >= 0) {
      // Doubles of this size have steps of 1/64 at most, so a quotient that ends in .99 is not rounded up.
      const whole = Math.floor(value / 100);
      return '' + whole + (HUNDREDTHS[value - whole * 100] as string);
    }
    if (scale > 1000) return 'NA';
    const negative = value < 0;
    let digits = '' + (negative ? -value : value);
    if (digits.length <= scale) digits = '0'.repeat(scale + 1 - digits.length) + digits;
    const point = digits.length - scale;
    return (negative ? '-' : '') + digits.slice(0, point) + '.' + digits.slice(point);
  }

  toJSON(): string {
    return this.toString();
  }

  /** Inexact; only for display and charts. */
  toNumber(): number {
    return Number(this.value) / 10 ** this.scale;
  }
}

/** The amount `value / 10^scale`; `value` is an integer, saturated at 64 bits. */
export function amountOf(value: number | bigint, scale: number): Amount {
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value)) return new Amount(value + 0, scale);
    if (!Number.isInteger(value)) throw new RangeError(`not an integer: ${value}`);
  }
  return new Amount(compact(saturate(BigInt(value))), scale);
}

function raised(value: Int64, decimals: number): Int64 {
  if (typeof value === 'number') {
    const product = value * powerOfTen(decimals);
    if (Number.isSafeInteger(product)) return product;
  }
  return compact(BigInt(value) * bigPowerOfTen(decimals));
}

/** The amount's value at another scale, rounded if lower; not limited to 64 bits. */
function rescaled(amount: Amount, scale: number): Int64 {
  if (scale > amount.scale) return raised(amount.value, scale - amount.scale);
  const decimals = amount.scale - scale;
  const divisor = powerOfTen(decimals);
  if (typeof amount.value === 'number' && divisor > 0) return roundedQuotient(amount.value, divisor);
  return compact(bigRoundedQuotient(BigInt(amount.value), bigPowerOfTen(decimals)));
}

/** Drops decimals, in one rounding, until the value fits 64 bits. */
function fitted(value: bigint, scale: number): Amount {
  if (fitsInt64(value)) return new Amount(compact(value), scale);
  let dropped = 0;
  for (let probe = value; dropped < scale && !fitsInt64(probe); probe /= 10n) dropped += 1;
  const kept = dropped === 0 ? value : bigRoundedQuotient(value, bigPowerOfTen(dropped));
  return new Amount(compact(saturate(kept)), scale - dropped);
}
