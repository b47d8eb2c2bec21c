import { describe, expect, it } from 'vitest';
import { isVatNumber, vatNumber } from './tax-identity.ts';

// Made-up numbers with right check digits, except the example.
describe('VAT number of Latvia', () => {
  it('is written without country code, spaces and points', () => {
    expect(vatNumber.normalise?.('LV 400 035.21600', 'LV')).toBe('40003521600');
  });

  it.each([
    ['as a personal code with the day of birth', '16117519997'],
    ['as a personal code of the 19th century', '01019900000'],
    ['as a personal code of this century', '29020420000'],
    ['as a personal code without it', '32123456789'],
    ['as the example', '40003521600'],
  ])('is accepted %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(true);
  });

  it.each([
    ['the check is wrong', '40003521601'],
    ['the month of birth is 13', '16137519997'],
    ['the day of birth is 30 February', '30020419997'],
    ['the century is 3', '16117539997'],
    ['it is too short', '4000352160'],
    ['it is too long', '400035216000'],
    ['it is empty', ''],
    ['it has a country code', 'LV40003521600'],
  ])('is refused when %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(false);
  });
});
