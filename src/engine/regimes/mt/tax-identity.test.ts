import { describe, expect, it } from 'vitest';
import { isVatNumber, vatNumber } from './tax-identity.ts';

// Made-up numbers with right check digits, except the example.
describe('VAT number of Malta', () => {
  it('is written without country code, spaces and points', () => {
    expect(vatNumber.normalise?.('MT 116 791.12', 'MT')).toBe('11679112');
  });

  it.each([
    ['with 37 as check', '11679112'],
    ['as the example', '11679112'],
  ])('is accepted %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(true);
  });

  it.each([
    ['the check is wrong', '11679113'],
    ['it begins with 0', '01679112'],
    ['the check is 37 too many', '11679149'],
    ['it is too short', '1167911'],
    ['it is too long', '116791120'],
    ['it is empty', ''],
    ['it has a country code', 'MT11679112'],
  ])('is refused when %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(false);
  });
});
