import { describe, expect, it } from 'vitest';
import { isUid, uid } from './tax-identity.ts';

describe('UID-Nummer', () => {
  it.each([
    ['ATU 37675002', 'U37675002'],
    ['u13585627', 'U13585627'],
  ])('%s is written as %s', (given, expected) => {
    expect(uid.normalise?.(given, 'AT')).toBe(expected);
  });

  it.each(['U13585627', 'U37675002', 'U38516405', 'U64727905'])('accepts %s', (code) => {
    expect(isUid(code)).toBe(true);
  });

  it.each([
    ['the check digit is wrong', 'U13585626'],
    ['the U is missing', '13585627'],
    ['too short', 'U1358562'],
    ['too long', 'U135856270'],
    ['empty', ''],
  ])('refuses a code when %s: %s', (_, code) => {
    expect(isUid(code)).toBe(false);
  });
});
