import { describe, expect, it } from 'vitest';
import { isVatNumber, vatNumber } from './tax-identity.ts';

describe('Belgian VAT number', () => {
  it('is written without country code and punctuation', () => {
    expect(vatNumber.normalise?.('BE 0413.172.884', 'BE')).toBe('0413172884');
  });

  it('keeps its nine digits when it has no more', () => {
    expect(vatNumber.normalise?.('897 222 383', 'BE')).toBe('897222383');
  });

  it.each([
    ['ten digits', '0413172884'],
    ['nine digits', '897222383'],
    ['a leading 1', '1135647195'],
    ['97 as check', '0428759497'],
  ])('is accepted with %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(true);
  });

  it.each([
    ['the check is wrong', '0413172885'],
    ['the first digit is neither 0 nor 1', '2413172884'],
    ['too short', '13172884'],
    ['too long', '00413172884'],
    ['no digit', '041317288A'],
    ['empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(false);
  });
});
