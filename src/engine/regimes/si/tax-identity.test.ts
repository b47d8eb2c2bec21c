import { describe, expect, it } from 'vitest';
import { isVatNumber, vatNumber } from './tax-identity.ts';

// Made-up numbers with right check digits, except the example.
describe('VAT number of Slovenia', () => {
  it('is written without country code, spaces and points', () => {
    expect(vatNumber.normalise?.('SI 502 230.54', 'SI')).toBe('50223054');
  });

  it.each([['as the example', '50223054']])('is accepted %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(true);
  });

  it.each([
    ['the check is wrong', '50223055'],
    ['it begins with 0', '05022305'],
    ['it is too short', '5022305'],
    ['it is too long', '502230544'],
    ['it is empty', ''],
    ['it has a country code', 'SI50223054'],
  ])('is refused when %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(false);
  });
});
