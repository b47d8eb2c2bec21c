import { describe, expect, it } from 'vitest';
import { isVatNumber, vatNumber } from './tax-identity.ts';

// Made-up numbers with right check digits, except the example.
describe('VAT number of Bulgaria', () => {
  it('is written without country code, spaces and points', () => {
    expect(vatNumber.normalise?.('BG 175 074.752', 'BG')).toBe('175074752');
  });

  it.each([
    ['as a personal number (ЕГН)', '7523169263'],
    ['as a personal number of this century', '0044013026'],
    ['as the number of a foreigner', '7111042925'],
    ['as the example', '175074752'],
  ])('is accepted %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(true);
  });

  it.each([
    ['the check is wrong', '175074753'],
    ['it is too short', '17507475'],
    ['it is too long', '17507475222'],
    ['the check of ten digits is wrong', '7523169268'],
    ['it is empty', ''],
    ['it has a country code', 'BG175074752'],
  ])('is refused when %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(false);
  });
});
