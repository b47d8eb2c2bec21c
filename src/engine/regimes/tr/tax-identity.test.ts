import { describe, expect, it } from 'vitest';
import { isTaxNumber, taxNumber } from './tax-identity.ts';

// The examples of python-stdnum.
describe('VKN and T.C. kimlik no. of Türkiye', () => {
  it.each([
    ['TR 454 053 6920', '4540536920'],
    ['17291716060', '17291716060'],
  ])('%s is written as %s', (given, expected) => {
    expect(taxNumber.normalise?.(given, 'TR')).toBe(expected);
  });

  it.each([
    ['of a company', '4540536920'],
    ['of a citizen', '17291716060'],
  ])('is accepted %s: %s', (_, code) => {
    expect(isTaxNumber(code)).toBe(true);
  });

  it.each([
    ['the check of a company is wrong', '4540536921'],
    ['the tenth digit of a citizen is wrong', '17291716050'],
    ['the eleventh digit of a citizen is wrong', '17291716061'],
    ['that of a citizen begins with 0', '07291716092'],
    ['it is too short', '454053692'],
    ['it is too long', '172917160600'],
    ['it is empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isTaxNumber(code)).toBe(false);
  });
});
