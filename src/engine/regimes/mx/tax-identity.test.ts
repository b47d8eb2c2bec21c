import { describe, expect, it } from 'vitest';
import { isRfc, rfc } from './tax-identity.ts';

describe('RFC', () => {
  it.each([
    ['MX-XAXX010101000', 'XAXX010101000'],
    ['mnop-820101-9hj', 'MNOP8201019HJ'],
    ['k&a 010301 i16', 'K&A010301I16'],
    ['MXAX010101000', 'MXAX010101000'],
    ['MX123', 'MX123'],
    ['ñab010101000', 'ÑAB010101000'],
  ])('%s is written %s', (given, code) => {
    expect(rfc.normalise?.(given, 'MX')).toBe(code);
  });

  it.each([
    ['a person', 'MNOP8201019HJ'],
    ['a company', 'K&A010301I16'],
    ['a company with Ñ', 'ÑAB010101000'],
    ['the general public', 'XAXX010101000'],
    ['a customer abroad', 'XEXX010101000'],
  ])('is accepted for %s: %s', (_, code) => {
    expect(isRfc(code)).toBe(true);
  });

  it.each([
    ['two letters', 'AB010101000'],
    ['five letters', 'ABCDE010101000'],
    ['a letter in the date', 'ABC01010A000'],
    ['a letter beyond A to Z at the end', 'ABC01010100Ñ'],
    ['too short', 'ABC01010100'],
    ['empty', ''],
  ])('is refused with %s: %s', (_, code) => {
    expect(isRfc(code)).toBe(false);
  });
});
