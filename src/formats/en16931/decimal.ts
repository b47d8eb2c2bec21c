/** An exact decimal of any size, for judging figures as written: sums and products are exact, and only rules round. */
export class Decimal {
  readonly units: bigint;
  /** Decimals: the value is `units / 10^scale`. */
  readonly scale: number;

  constructor(units: bigint, scale: number) {
    this.units = units;
    this.scale = scale;
  }

  static readonly ZERO: Decimal = new Decimal(0n, 0);

  /** The exact value of a floating-point number, which has more digits than it is written with. */
  static ofDouble(value: number): Decimal {
    let scale = 0;
    for (let scaled = value; !Number.isInteger(scaled); scaled *= 2) scale++;
    // value = units / 2^scale = units * 5^scale / 10^scale
    return new Decimal(BigInt(value * 2 ** scale) * 5n ** BigInt(scale), scale);
  }

  plus(other: Decimal): Decimal {
    const scale = Math.max(this.scale, other.scale);
    return new Decimal(this.at(scale) + other.at(scale), scale);
  }

  minus(other: Decimal): Decimal {
    const scale = Math.max(this.scale, other.scale);
    return new Decimal(this.at(scale) - other.at(scale), scale);
  }

  times(other: Decimal): Decimal {
    return new Decimal(this.units * other.units, this.scale + other.scale);
  }

  /** The quotient with `decimals` decimals, half away from zero; undefined for a divisor of zero. */
  over(divisor: Decimal, decimals: number): Decimal | undefined {
    if (divisor.units === 0n) return undefined;
    const dividend = this.units * 10n ** BigInt(decimals + divisor.scale);
    return new Decimal(roundedQuotient(dividend, divisor.units * 10n ** BigInt(this.scale)), decimals);
  }

  /** With at most `decimals` decimals, half away from zero. */
  rounded(decimals: number): Decimal {
    if (this.scale <= decimals) return this;
    return new Decimal(roundedQuotient(this.units, 10n ** BigInt(this.scale - decimals)), decimals);
  }

  /** With at most `decimals` decimals, half towards positive infinity, like `round()` of XPath. */
  roundedUp(decimals: number): Decimal {
    if (this.scale <= decimals) return this;
    const step = 10n ** BigInt(this.scale - decimals);
    const doubled = this.units * 2n + step;
    const quotient = doubled / (step * 2n);
    return new Decimal(doubled < 0n && doubled % (step * 2n) !== 0n ? quotient - 1n : quotient, decimals);
  }

  negated(): Decimal {
    return new Decimal(-this.units, this.scale);
  }

  absolute(): Decimal {
    return this.units < 0n ? this.negated() : this;
  }

  /** Negative, zero or positive if this is less than, equal to or greater than `other`. */
  compare(other: Decimal): number {
    const scale = Math.max(this.scale, other.scale);
    const difference = this.at(scale) - other.at(scale);
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }

  equals(other: Decimal): boolean {
    return this.compare(other) === 0;
  }

  isZero(): boolean {
    return this.units === 0n;
  }

  toString(): string {
    const digits = (this.units < 0n ? -this.units : this.units).toString().padStart(this.scale + 1, '0');
    const whole = digits.slice(0, digits.length - this.scale);
    const sign = this.units < 0n ? '-' : '';
    return this.scale === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(whole.length)}`;
  }

  private at(scale: number): bigint {
    return scale === this.scale ? this.units : this.units * 10n ** BigInt(scale - this.scale);
  }
}

/**
 * A number written as a negative zero, `-0.00`. Official rules that compare a text with a number do so in floating point,
 * and the processor that the authorities use orders this zero below the other one.
 */
export const isNegativeZero = (text: string): boolean => /^\s*-(?:0+(?:\.0*)?|\.0+)\s*$/.test(text);

/**
 * The sign of a written number beside a whole number such as 0: -1, 0 or 1; undefined if it is none. A negative zero is
 * below zero, except `-0` without a point, which is compared as a whole number.
 */
export function writtenSign(text: string): number | undefined {
  const value = parseDecimal(text);
  if (value?.isZero() && text.includes('.') && isNegativeZero(text)) return -1;
  return value?.compare(Decimal.ZERO);
}

function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  const negative = dividend < 0n !== divisor < 0n;
  const a = dividend < 0n ? -dividend : dividend;
  const b = divisor < 0n ? -divisor : divisor;
  const quotient = (a * 2n + b) / (b * 2n);
  return negative ? -quotient : quotient;
}

/** Whether both texts are figures of the same size, whatever their signs. Makes no number of either. */
export function isSameSize(figure: string, other: string): boolean {
  const digits = digitsIn(figure);
  return digits !== undefined && digits === digitsIn(other);
}

/** The digits of a figure that count: `12.5` for `+012.50`, and a point alone for zero. */
function digitsIn(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return undefined;
  let start = trimmed.startsWith('-') || trimmed.startsWith('+') ? 1 : 0;
  let [point, digits] = [-1, 0];
  for (let i = start; i < trimmed.length; i++) {
    const sign = trimmed.charCodeAt(i);
    if (sign >= 48 && sign <= 57) digits++;
    else if (sign === 46 && point < 0) point = i;
    else return undefined;
  }
  if (digits === 0) return undefined;
  while (trimmed.charCodeAt(start) === 48) start++;
  if (point < 0) return `${trimmed.slice(start)}.`;
  let end = trimmed.length;
  while (trimmed.charCodeAt(end - 1) === 48) end--;
  return trimmed.slice(start, end);
}

/** Longer numbers are no amounts; the limit protects against hostile texts. */
const LONGEST = 60;

/**
 * The lexical form of `xs:decimal` with surrounding white space; undefined for anything else, also with an exponent.
 */
export function parseDecimal(text: string): Decimal | undefined {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return undefined;
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(trimmed);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return undefined;
  const units = BigInt(whole + fraction);
  return new Decimal(sign === '-' ? -units : units, fraction.length);
}
