import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Amount } from './amount.ts';
import { amountOf } from './amount.ts';
import { parseAmount } from './parse-amount.ts';
import { parsePercentage } from './percentage.ts';

const amount = (text: string): Amount => parseAmount(text) ?? expect.fail(`not an amount: ${text}`);

describe('parseAmount', () => {
  it.each([
    ['100', '100', 0],
    ['100.0', '100.0', 1],
    ['100.00', '100.00', 2],
    ['5.', '5', 0],
    ['+5', '5', 0],
    ['-0', '0', 0],
    ['-0.5', '-0.5', 1],
    ['00012.50', '12.50', 2],
    ['0', '0', 0],
    ['9876543210', '9876543210', 0],
    ['123456789012345', '123456789012345', 0],
    ['1234567890123456', '1234567890123456', 0],
    ['0.1234567890123456789', '0.123456789012345678', 18],
    ['12.12345678901234567890', '12.1234567890123456', 16],
    ['123456789012345678.9', '123456789012345678', 0],
    ['-999999999999999999', '-999999999999999999', 0],
    ['0000000000000000000001.10', '1.10', 2],
  ])('reads %s as %s', (text, printed, scale) => {
    const read = amount(text);
    expect([read.toString(), read.scale]).toEqual([printed, scale]);
  });

  it.each([
    '',
    '-',
    '.',
    '.5',
    '-.5',
    '1,000',
    '1e3',
    'abc',
    '1.2.3',
    '10 ',
    ' 10',
    '12345678901234567890',
    '٣',
    '1.x',
    '1.+',
    '1.-5',
    '1.-25',
    '1.+25',
    '-1.-25',
    '1234567890123456.-25',
    '/5',
    '5:',
    '+-5',
    '-+-5',
    '--5',
    '--1.5',
    '-+5',
    '1e5',
    '0x10',
    '1_000',
  ])('refuses %j', (text) => {
    expect(parseAmount(text)).toBeUndefined();
  });

  it.each([
    [0, '0.00'],
    [7, '0.07'],
    [-7, '-0.07'],
    [100, '1.00'],
    [999_999_999_999, '9999999999.99'],
    [Number.MAX_SAFE_INTEGER - 92, '90071992547408.99'],
    [10n ** 17n + 5n, '1000000000000000.05'],
  ])('prints %d hundredths with two decimals', (value, text) => {
    expect(amountOf(value, 2).toString()).toBe(text);
  });

  it('reads what it prints', () => {
    fc.assert(
      fc.property(anyAmount, (a) => {
        const back = amount(a.toString());
        expect([back.value, back.scale]).toEqual([a.value, a.scale]);
      }),
    );
  });
});

describe('arithmetic at the scale of the left operand', () => {
  it.each([
    ['1.00', 'add', '0.005', '1.01'],
    ['1', 'add', '0.4', '1'],
    ['1.00', 'subtract', '0.005', '0.99'],
    ['1.00', 'add', '-0.005', '0.99'],
    ['10.00', 'multiply', '0.3333', '3.33'],
    ['3', 'multiply', '1.5', '5'],
    ['1.25', 'multiply', '-0.5', '-0.63'],
    ['10.00', 'divide', '3', '3.33'],
    ['10', 'divide', '4', '3'],
    ['10.00', 'divide', '0.00', '0.00'],
    ['-2.5', 'divide', '1', '-2.5'],
    ['999999999999999999', 'multiply', '100', '9223372036854775807'],
    ['-999999999999999999', 'multiply', '100', '-9223372036854775808'],
    ['9999999999999999.99', 'multiply', '100', '999999999999999999'],
  ] as const)('%s %s %s is %s', (left, operation, right, result) => {
    expect(amount(left)[operation](amount(right)).toString()).toBe(result);
  });

  it.each([
    ['2.345', 2, '2.35'],
    ['-2.345', 2, '-2.35'],
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['-0.4', 0, '0'],
    ['7', 3, '7.000'],
    ['900000000000000000', 2, '900000000000000000.0'],
  ])('rounds half away from zero: %s at scale %i is %s', (text, scale, result) => {
    // The last row exceeds 64 bits with two decimals; with one it fits.
    expect(amount(text).rescale(scale).toString()).toBe(result);
  });

  it('never yields a negative zero', () => {
    for (const zero of [amount('0').multiply(amount('-5')), amount('-0.4').rescale(0), amount('0').negate()]) {
      expect(Object.is(zero.value, 0)).toBe(true);
    }
  });

  it('splits so that the parts add up', () => {
    expect(amount('10.00').split(3).map(String)).toEqual(['3.33', '3.34']);
  });

  it('removes a percentage that was added', () => {
    const ten = parsePercentage('10%') ?? expect.fail();
    expect(amount('9.99').remove(ten).toString()).toBe('9.08');
  });

  it('moves the scale within bounds', () => {
    const a = amount('1.2345');
    expect(a.rescale(4)).toBe(a);
    expect(a.rescaleUp(2)).toBe(a);
    expect(amountOf(MAX, 0).rescale(0).value).toBe(MAX);
    expect(amountOf(MAX, 2).rescale(1).value).toBe(922337203685477581n);
    expect(a.rescaleDown(6)).toBe(a);
    expect(a.rescaleRange(0, 2).toString()).toBe('1.23');
    expect(a.rescaleRange(5, 6).toString()).toBe('1.23450');
    expect(a.matchPrecision(amount('0.00000')).toString()).toBe('1.23450');
    expect(a.upscale(1).toString()).toBe('1.23450');
    expect(a.downscale(9).toString()).toBe('1');
  });
});

describe('the sign', () => {
  it.each([
    ['5.0', '-5.0', '5.0', false, true],
    ['-5.0', '5.0', '5.0', true, false],
    ['0.00', '0.00', '0.00', false, false],
    ['999999999999999999', '-999999999999999999', '999999999999999999', false, true],
  ])('of %s: negated %s, magnitude %s, negative %s, positive %s', (text, negated, magnitude, negative, positive) => {
    const a = amount(text);
    expect(a.negate().toString()).toBe(negated);
    expect(a.abs().toString()).toBe(magnitude);
    expect([a.isNegative(), a.isPositive()]).toEqual([negative, positive]);
  });

  it('stays a number, or a bigint beyond the safe integers, when it turns', () => {
    expect(amountOf(7, 0).negate().value).toBe(-7);
    expect(amountOf(9007199254740993n, 0).negate().value).toBe(-9007199254740993n);
    // The one 64-bit value without a negation.
    expect(amountOf(-9223372036854775808n, 0).negate().value).toBe(9223372036854775807n);
  });
});

describe('the forms it leaves in', () => {
  it('is its text in JSON', () => {
    expect(JSON.stringify({ price: amount('10.50') })).toBe('{"price":"10.50"}');
  });

  it('is a plain number for charts', () => {
    expect(amount('-12.5').toNumber()).toBe(-12.5);
  });

  it('has no text with more than a thousand decimals', () => {
    expect(amountOf(1, 1000).toString()).toBe('0.' + '0'.repeat(999) + '1');
    expect(amountOf(1, 1001).toString()).toBe('NA');
  });
});

describe('amountOf', () => {
  it.each([
    [5, 5],
    [-0, 0],
    [9007199254740992, 9007199254740992n],
    [1e30, 9223372036854775807n],
    [-1e30, -9223372036854775808n],
    [5n, 5],
  ])('takes the integer %s as %s', (given, value) => {
    expect(amountOf(given, 2).value).toBe(value);
  });

  it.each([0.5, Number.NaN, Infinity])('throws at %s, which is no integer', (value) => {
    expect(() => amountOf(value, 0)).toThrow(RangeError);
  });
});

describe('comparison', () => {
  it('tells unequal from equal', () => {
    expect(amount('1').equals(amount('2'))).toBe(false);
    expect(amount('2').compare(amount('1'))).toBe(1);
    expect(amount('-1').compare(amount('1'))).toBe(-1);
  });

  it('ignores the scale', () => {
    expect(amount('10').equals(amount('10.00'))).toBe(true);
    expect(amount('10').compare(amount('10.01'))).toBe(-1);
    expect(amount('999999999999999999').compare(amount('0.000000000000000001'))).toBe(1);
  });
});

describe('against exact rationals', () => {
  it('adds, subtracts, multiplies and divides', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, (a, b) => {
        expect(show(a.add(b))).toBe(show(exact(big(a) + atScale(b, a.scale), a.scale)));
        expect(show(a.subtract(b))).toBe(show(exact(big(a) - atScale(b, a.scale), a.scale)));
        expect(show(a.multiply(b))).toBe(show(exact(rounded(big(a) * big(b), ten(b.scale)), a.scale)));
        const quotient = b.isZero() ? 0n : rounded(big(a) * ten(b.scale), big(b));
        expect(show(a.divide(b))).toBe(show(exact(quotient, a.scale)));
      }),
      { numRuns: 500 },
    );
  });

  it('rescales and compares', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, fc.nat(20), (a, b, scale) => {
        expect(show(a.rescale(scale))).toBe(show(exact(atScale(a, scale), scale)));
        const difference = big(a) * ten(b.scale) - big(b) * ten(a.scale);
        expect(a.compare(b)).toBe(difference === 0n ? 0 : difference < 0n ? -1 : 1);
      }),
      { numRuns: 500 },
    );
  });
});

const anyAmount = fc
  .tuple(
    fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.bigInt({ min: -(10n ** 18n) + 1n, max: 10n ** 18n - 1n })),
    fc.nat(17),
  )
  .map(([value, scale]) => amountOf(value, scale))
  .filter((a) => a.toString().replace(/^-?0*/, '').length <= 18);

const MAX = 9223372036854775807n;
const ten = (exponent: number): bigint => 10n ** BigInt(exponent);
const big = (a: Amount): bigint => BigInt(a.value);
const show = (a: Amount): string => `${a.value} / 10^${a.scale}`;

function atScale(a: Amount, scale: number): bigint {
  return rounded(big(a) * ten(scale), ten(a.scale));
}

function rounded(n: bigint, d: bigint): bigint {
  const [num, den] = d < 0n ? [-n, -d] : [n, d];
  return num < 0n ? -((-num * 2n + den) / (den * 2n)) : (num * 2n + den) / (den * 2n);
}

/** The part of an exact result that fits 64 bits. */
function exact(value: bigint, scale: number): Amount {
  let dropped = 0;
  while (dropped < scale && BigInt.asIntN(64, value / ten(dropped)) !== value / ten(dropped)) dropped += 1;
  return amountOf(rounded(value, ten(dropped)), scale - dropped);
}
