import { describe, expect, it } from 'vitest';
import { isVatNumber, vatNumber } from './tax-identity.ts';

// Made-up numbers with right check digits, except the example.
describe('VAT number of Cyprus', () => {
  it('is written without country code, spaces and points', () => {
    expect(vatNumber.normalise?.('CY 102 590.33P', 'CY')).toBe('10259033P');
  });

  it.each([['as the example', '10259033P']])('is accepted %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(true);
  });

  it.each([
    ['the letter is wrong', '10259033Q'],
    ['it begins with 12', '12259033H'],
    ['the letter lacks', '10259033'],
    ['it is too long', '102590330P'],
    ['the letter is small', '10259033p'],
    ['it is empty', ''],
    ['it has a country code', 'CY10259033P'],
  ])('is refused when %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(false);
  });
});
