import { describe, expect, it } from 'vitest';
import { isMvaNumber, isOrganisationNumber, mvaNumber } from './tax-identity.ts';

describe('Norwegian number for value added tax', () => {
  it.each([
    ['NO 923 456 783', '923456783MVA'],
    ['NO 923 456 783 mva', '923456783MVA'],
    ['889640782', '889640782MVA'],
    ['NO', ''],
  ])('%s is written %s', (given, code) => {
    expect(mvaNumber.normalise?.(given, 'NO')).toBe(code);
  });

  it.each([
    ['a check digit', '923456783MVA'],
    ['another check digit', '889640782MVA'],
    ['the remainder 0', '000000000MVA'],
  ])('is accepted with %s: %s', (_, code) => {
    expect(isMvaNumber(code)).toBe(true);
  });

  it.each([
    ['the check digit is wrong', '923456784MVA'],
    ['its check digit would be 10', '000000060MVA'],
    ['MVA is missing', '923456783'],
    ['something else stands behind', '923456783MVB'],
    ['too short', '92345678MVA'],
    ['too long', '9234567830MVA'],
    ['empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isMvaNumber(code)).toBe(false);
  });

  it('is an organisation number without MVA', () => {
    expect(isOrganisationNumber('923456783')).toBe(true);
    expect(isOrganisationNumber('923456783MVA')).toBe(false);
  });
});
