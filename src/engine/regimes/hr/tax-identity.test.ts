import { describe, expect, it } from 'vitest';
import { isVatNumber, vatNumber } from './tax-identity.ts';

// Made-up numbers with right check digits, except the example.
describe('VAT number of Croatia', () => {
  it('is written without country code, spaces and points', () => {
    expect(vatNumber.normalise?.('HR 333 920.05961', 'HR')).toBe('33392005961');
  });

  it.each([['as the example', '33392005961']])('is accepted %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(true);
  });

  it.each([
    ['the check is wrong', '33392005962'],
    ['it is too short', '3339200596'],
    ['it is too long', '333920059611'],
    ['it has a letter', '3339200596A'],
    ['it is empty', ''],
    ['it has a country code', 'HR33392005961'],
  ])('is refused when %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(false);
  });
});
