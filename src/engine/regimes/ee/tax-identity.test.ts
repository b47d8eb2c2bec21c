import { describe, expect, it } from 'vitest';
import { isVatNumber, vatNumber } from './tax-identity.ts';

// Made-up numbers with right check digits, except the example.
describe('VAT number of Estonia', () => {
  it('is written without country code, spaces and points', () => {
    expect(vatNumber.normalise?.('EE 100 931.558', 'EE')).toBe('100931558');
  });

  it.each([['as the example', '100931558']])('is accepted %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(true);
  });

  it.each([
    ['the check is wrong', '100931559'],
    ['it is too short', '10093155'],
    ['it is too long', '1009315588'],
    ['it has a letter', '10093155A'],
    ['it is empty', ''],
    ['it has a country code', 'EE100931558'],
  ])('is refused when %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(false);
  });
});
