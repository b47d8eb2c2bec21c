import { describe, expect, it } from 'vitest';
import { parseDecimal, type Decimal } from './decimal.ts';

const d = (text: string): Decimal => parseDecimal(text) as Decimal;

describe('decimals', () => {
  it('add, subtract and multiply exactly', () => {
    expect(d('0.1').plus(d('0.2')).toString()).toBe('0.3');
    expect(d('1').minus(d('1.005')).toString()).toBe('-0.005');
    expect(d('99999999999999999999.99').times(d('0.07')).toString()).toBe('6999999999999999999.9993');
  });

  it.each([
    ['1.005', '1.01', '1.01'],
    ['-1.005', '-1.01', '-1.00'],
    ['1.004', '1.00', '1.00'],
    ['-1.006', '-1.01', '-1.01'],
    ['-0.005', '-0.01', '0.00'],
  ])('round %s half away from zero to %s and half up to %s', (text, away, up) => {
    expect([d(text).rounded(2).toString(), d(text).roundedUp(2).toString()]).toEqual([away, up]);
  });

  it('divide to the decimals asked for, and not by zero', () => {
    expect(d('2').over(d('3'), 4)?.toString()).toBe('0.6667');
    expect(d('-1').over(d('0.08'), 0)?.toString()).toBe('-13');
    expect(d('1').over(d('0.0'), 2)).toBeUndefined();
  });

  it.each(['', '.', '1e3', '1,5', '0x1', 'NaN', '--1', '1 2', '9'.repeat(61)])('are not written %j', (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  });

  it.each([
    [' 1.50\n', '1.50'],
    ['+1.', '1'],
    ['.5', '0.5'],
    ['-0', '0'],
  ])('are read from %j', (text, wanted) => {
    expect(parseDecimal(text)?.toString()).toBe(wanted);
  });
});
