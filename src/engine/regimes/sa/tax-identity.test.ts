import { describe, expect, it } from 'vitest';
import { isVatNumber, vatNumber } from './tax-identity.ts';

describe('Saudi VAT registration number', () => {
  it('is written without country code and punctuation', () => {
    expect(vatNumber.normalise?.('SA 31234-56789-12343', 'SA')).toBe('312345678912343');
  });

  it.each(['300000000000003', '312345678912343'])('%s is accepted', (code) => {
    expect(isVatNumber(code)).toBe(true);
  });

  it.each([
    ['the first digit is not 3', '200000000000003'],
    ['the last digit is not 3', '300000000000004'],
    ['too short', '30000000000003'],
    ['too long', '3000000000000003'],
    ['there is a letter', '30000000A000003'],
    ['empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(false);
  });
});
