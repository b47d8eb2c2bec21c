import { describe, expect, it } from 'vitest';
import { isVatNumber, vatNumber } from './tax-identity.ts';

// Made-up numbers with right check digits, except the example.
describe('VAT number of Luxembourg', () => {
  it('is written without country code, spaces and points', () => {
    expect(vatNumber.normalise?.('LU 150 274.42', 'LU')).toBe('15027442');
  });

  it.each([
    ['with leading zeros in the check', '10000053'],
    ['as the example', '15027442'],
  ])('is accepted %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(true);
  });

  it.each([
    ['the check is wrong', '15027443'],
    ['it is too short', '1502744'],
    ['it is too long', '150274420'],
    ['it has a letter', '1502744A'],
    ['it is empty', ''],
    ['it has a country code', 'LU15027442'],
  ])('is refused when %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(false);
  });
});
