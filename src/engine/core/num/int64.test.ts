import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bigPowerOfTen,
  bigRoundedQuotient,
  compact,
  fitsInt64,
  powerOfTen,
  POWERS_OF_TEN,
  roundedQuotient,
  saturate,
} from './int64.ts';

const MAX = 9223372036854775807n;
const MIN = -9223372036854775808n;

describe('the limits of 64 signed bits', () => {
  it.each([
    [MAX, true, MAX],
    [MAX + 1n, false, MAX],
    [MAX - 1n, true, MAX - 1n],
    [MIN, true, MIN],
    [MIN - 1n, false, MIN],
    [MIN + 1n, true, MIN + 1n],
    [0n, true, 0n],
  ])('%s fits: %s, and stops at %s', (value, fits, stopped) => {
    expect(fitsInt64(value)).toBe(fits);
    expect(saturate(value)).toBe(stopped);
  });
});

describe('the representation of choice', () => {
  it.each([
    [9007199254740991n, 9007199254740991],
    [-9007199254740991n, -9007199254740991],
    [9007199254740992n, 9007199254740992n],
    [-9007199254740992n, -9007199254740992n],
    [0n, 0],
  ])('of %s is %s: a number while that is exact', (value, expected) => {
    expect(compact(value)).toBe(expected);
  });
});

describe('powers of ten', () => {
  it('are numbers from 1 to 10^15, and none beyond, so that every later comparison fails', () => {
    expect(POWERS_OF_TEN).toHaveLength(16);
    expect(powerOfTen(0)).toBe(1);
    expect(powerOfTen(15)).toBe(1_000_000_000_000_000);
    expect(powerOfTen(16)).toBeNaN();
    expect(bigPowerOfTen(16)).toBe(10_000_000_000_000_000n);
  });
});

describe('quotients', () => {
  it.each([
    [5, 10, 1],
    [-5, 10, -1],
    [5, -10, -1],
    [-5, -10, 1],
    [4, 10, 0],
    [-4, 10, 0],
    [0, 7, 0],
    [0, -7, 0],
    [15, 10, 2],
    [14, 10, 1],
    [-15, 10, -2],
    [21, 7, 3],
    [-21, 7, -3],
  ])('%i / %i is %i, half away from zero', (dividend, divisor, quotient) => {
    expect(roundedQuotient(dividend, divisor)).toBe(quotient);
    expect(bigRoundedQuotient(BigInt(dividend), BigInt(divisor))).toBe(BigInt(quotient));
  });

  it('agree in both representations, to the last safe integer', () => {
    const safe = fc.maxSafeInteger();
    fc.assert(
      fc.property(
        safe,
        safe.filter((n) => n !== 0),
        (dividend, divisor) => {
          expect(BigInt(roundedQuotient(dividend, divisor))).toBe(
            bigRoundedQuotient(BigInt(dividend), BigInt(divisor)),
          );
        },
      ),
      { numRuns: 1000 },
    );
  });
});
