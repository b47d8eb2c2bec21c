import { describe, expect, it } from 'vitest';
import { isUid, uid } from './tax-identity.ts';

describe('UID', () => {
  it.each([
    ['CHE-284.156.502 MWST', 'E284156502'],
    ['CHE-284.156.502 TVA', 'E284156502'],
    ['che284156502iva', 'E284156502'],
    ['E284156502', 'E284156502'],
    ['CHE-284.156.502 TVA IVA', 'E284156502TVA'],
  ])('%s is written as %s', (given, expected) => {
    expect(uid.normalise?.(given, 'CH')).toBe(expected);
  });

  it.each([
    ['a check digit', 'E284156502'],
    ['another check digit', 'E100155212'],
    ['the remainder 0, written as 0', 'E284156040'],
  ])('accepts a code with %s: %s', (_, code) => {
    expect(isUid(code)).toBe(true);
  });

  it.each([
    ['the check digit is wrong', 'E284156503'],
    ['its check digit would be 10', 'E284156070'],
    ['the E is missing', '284156502'],
    ['too short', 'E28415650'],
    ['too long', 'E2841565020'],
    ['empty', ''],
  ])('refuses a code when %s: %s', (_, code) => {
    expect(isUid(code)).toBe(false);
  });
});
