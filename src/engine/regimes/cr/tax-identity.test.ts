import { describe, expect, it } from 'vitest';
import { cedula, isCedula } from './tax-identity.ts';

// Numbers are made up, except the example, which is a company's.
describe('cédula of Costa Rica', () => {
  it.each([
    ['3-101-012009', '3101012009'],
    ['CR 3 101 012009', '3101012009'],
    ['1-0998-0456', '109980456'],
    ['cr 1558 1234 5678', '155812345678'],
  ])('%s is written as %s', (given, expected) => {
    expect(cedula.normalise?.(given, 'CR')).toBe(expected);
  });

  it.each([
    ['of a person', '109980456'],
    ['of a company', '3101012009'],
    ['of a company, with a letter', '3101A23456'],
    ['of a foreigner, with eleven digits', '15581234567'],
    ['of a foreigner, with twelve digits', '155812345678'],
  ])('is accepted %s: %s', (_, code) => {
    expect(isCedula(code)).toBe(true);
  });

  it.each([
    ['that of a person begins with 0', '012345678'],
    ['that of a foreigner begins with 0', '015581234567'],
    ['a letter stands in that of a person', '1A9980456'],
    ['it is too short', '12345678'],
    ['it is too long', '1234567890123'],
    ['it is empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isCedula(code)).toBe(false);
  });
});
