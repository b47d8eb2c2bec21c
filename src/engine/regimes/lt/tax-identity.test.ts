import { describe, expect, it } from 'vitest';
import { isVatNumber, vatNumber } from './tax-identity.ts';

// Made-up numbers with right check digits, except the example.
describe('VAT number of Lithuania', () => {
  it('is written without country code, spaces and points', () => {
    expect(vatNumber.normalise?.('LT 119 511.515', 'LT')).toBe('119511515');
  });

  it.each([
    ['with twelve digits', '100001919017'],
    ['as the example', '119511515'],
  ])('is accepted %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(true);
  });

  it.each([
    ['the check is wrong', '119511516'],
    ['the last but one is not 1', '119511525'],
    ['it is too short', '11951151'],
    ['it has ten digits', '1195115155'],
    ['it is empty', ''],
    ['it has a country code', 'LT119511515'],
  ])('is refused when %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(false);
  });
});
