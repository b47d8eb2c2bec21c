import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Amount } from './amount.ts';
import { amountOf } from './amount.ts';
import { parseAmount } from './parse-amount.ts';
import type { Percentage } from './percentage.ts';
import { parsePercentage, percentageOf } from './percentage.ts';

const percentage = (text: string): Percentage => parsePercentage(text) ?? expect.fail(`not a percentage: ${text}`);
const amount = (text: string): Amount => parseAmount(text) ?? expect.fail(`not an amount: ${text}`);

describe('parsePercentage', () => {
  it.each([
    ['16%', '0.16', '16%'],
    ['0.16', '0.16', '16%'],
    ['16.0%', '0.160', '16.0%'],
    ['0.160', '0.160', '16.0%'],
    ['0.1', '0.1', '10%'],
    ['21', '21', '2100%'],
    ['5.125%', '0.05125', '5.125%'],
    ['-1%', '-0.01', '-1%'],
    ['0%', '0.00', '0%'],
    ['', '0', '0%'],
  ])('reads %j as the fraction %s and prints %s', (text, fraction, printed) => {
    const read = percentage(text);
    expect([read.fraction.toString(), read.toString()]).toEqual([fraction, printed]);
  });

  it.each(['%', '10 %', '%10', '10%%', 'abc', '""'])('refuses %j', (text) => {
    expect(parsePercentage(text)).toBeUndefined();
  });

  it('reads what it prints', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 2, max: 8 }), (value, scale) => {
        const fraction = amountOf(value, scale);
        expect(percentage(percentageOf(fraction).toString()).fraction).toEqual(fraction);
      }),
    );
  });
});

describe('Percentage', () => {
  it('takes its part of an amount at the scale of the amount', () => {
    expect(percentage('21.0%').of(amount('9.99')).toString()).toBe('2.10');
  });

  it('finds the part already included', () => {
    expect(percentage('21%').from(amount('121.00')).toString()).toBe('21.00');
  });

  it('gives the factor at the scale of the fraction', () => {
    expect(percentage('16%').factor().toString()).toBe('1.16');
    expect(percentage('0.1').factor().toString()).toBe('1.1');
  });

  it('compares without regard to decimals', () => {
    expect(percentage('21%').equals(percentage('21.0%'))).toBe(true);
    expect(percentage('0%').isZero()).toBe(true);
    expect(percentage('21%').equals(percentage('20%'))).toBe(false);
    expect(percentage('21%').compare(percentage('21.1%'))).toBe(-1);
    expect(percentage('21%').compare(percentage('0.20'))).toBe(1);
  });

  it.each([
    ['21%', '-21%', false, true],
    ['-1%', '1%', true, false],
    ['0%', '0%', false, false],
  ])('%s turned is %s; negative %s, positive %s', (text, turned, negative, positive) => {
    const read = percentage(text);
    expect(read.negate().toString()).toBe(turned);
    expect([read.isNegative(), read.isPositive()]).toEqual([negative, positive]);
  });

  it('moves its decimals, rounding half away from zero', () => {
    expect(percentage('12.345%').rescale(4).toString()).toBe('12.35%');
    expect(percentage('12%').rescale(3).toString()).toBe('12.0%');
  });

  it('is its text in JSON', () => {
    expect(JSON.stringify({ rate: percentage('21.0%') })).toBe('{"rate":"21.0%"}');
  });

  it.each([
    [1, 0, '100%'],
    [5, 1, '50%'],
    [123456789012345678n, 4, '1234567890123456.78%'],
    [900000000000000000n, 4, '9000000000000000.00%'],
  ])('prints %s / 10^%i as %s', (value, scale, printed) => {
    expect(percentageOf(amountOf(value, scale)).toString()).toBe(printed);
  });
});
