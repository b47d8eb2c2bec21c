import { describe, expect, it } from 'vitest';
import { isVatNumber, vatNumber } from './tax-identity.ts';

// Made-up numbers with right check digits, except the example.
describe('VAT number of Hungary', () => {
  it('is written without country code, spaces and points', () => {
    expect(vatNumber.normalise?.('HU 128 923.12', 'HU')).toBe('12892312');
  });

  it.each([
    ['with the codes of home', '12892312242'],
    ['with treatment 1', '12892312102'],
    ['with treatment 5', '12892312551'],
    ['as the example', '12892312'],
  ])('is accepted %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(true);
  });

  it.each([
    ['the check is wrong', '12892313'],
    ['the treatment is 6', '12892312642'],
    ['the treatment is 0', '12892312042'],
    ['the county lacks', '128923122'],
    ['it is too short', '1289231'],
    ['it is too long', '128923122424'],
    ['it is empty', ''],
    ['it has a country code', 'HU12892312'],
  ])('is refused when %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(false);
  });
});
