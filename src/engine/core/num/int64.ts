/**
 * Integer arithmetic of {@link Amount}: exact quotients rounded half away from zero, limited to 64 signed bits like
 * every other implementation of the format. A value is a `number` if it is a safe integer, otherwise a `bigint`.
 */
export type Int64 = number | bigint;

const INT64_MAX = 2n ** 63n - 1n;
const INT64_MIN = -(2n ** 63n);
const SAFE_MAX = BigInt(Number.MAX_SAFE_INTEGER);

/** Powers of ten that are safe integers: index 0 to 15. */
export const POWERS_OF_TEN: readonly number[] = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);

/** 10^exponent, or NaN if that is no safe integer; NaN then fails every later comparison. */
export function powerOfTen(exponent: number): number {
  return POWERS_OF_TEN[exponent] ?? NaN;
}

export function bigPowerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}

export function fitsInt64(value: bigint): boolean {
  return value <= INT64_MAX && value >= INT64_MIN;
}

/** The preferred representation: `number` if exact. */
export function compact(value: bigint): Int64 {
  return value <= SAFE_MAX && value >= -SAFE_MAX ? Number(value) : value;
}

/** `value` saturated at the 64-bit limits. */
export function saturate(value: bigint): bigint {
  if (value > INT64_MAX) return INT64_MAX;
  return value < INT64_MIN ? INT64_MIN : value;
}

/**
 * dividend / divisor for safe integers, half away from zero. Exact: if the floating division rounds a quotient up to an
 * integer, its remainder exceeds one half anyway, so the estimate is right.
 */
export function roundedQuotient(dividend: number, divisor: number): number {
  const negative = dividend < 0 !== divisor < 0;
  const n = dividend < 0 ? -dividend : dividend;
  const d = divisor < 0 ? -divisor : divisor;
  let quotient = Math.floor(n / d);
  if ((n - quotient * d) * 2 >= d) quotient += 1;
  return negative && quotient !== 0 ? -quotient : quotient;
}

/** dividend / divisor, half away from zero. */
export function bigRoundedQuotient(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  const remainder = dividend % divisor;
  if (remainder === 0n) return quotient;
  const r = remainder < 0n ? -remainder : remainder;
  const d = divisor < 0n ? -divisor : divisor;
  if (r * 2n < d) return quotient;
  return dividend < 0n !== divisor < 0n ? quotient - 1n : quotient + 1n;
}
