import { describe, expect, it } from 'vitest';
import { isVatNumber, vatNumber } from './tax-identity.ts';

// Made-up numbers with right check digits, except the example.
describe('VAT number of Slovakia', () => {
  it('is written without country code, spaces and points', () => {
    expect(vatNumber.normalise?.('SK 202 027.3893', 'SK')).toBe('2020273893');
  });

  it.each([['as the example', '2020273893']])('is accepted %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(true);
  });

  it.each([
    ['11 does not divide it', '2020273894'],
    ['it begins with 0', '0020273893'],
    ['it is too short', '202027389'],
    ['it is too long', '20202738933'],
    ['it is empty', ''],
    ['it has a country code', 'SK2020273893'],
  ])('is refused when %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(false);
  });
});
