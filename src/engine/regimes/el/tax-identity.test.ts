import { describe, expect, it } from 'vitest';
import { afm, isAfm } from './tax-identity.ts';

describe('ΑΦΜ', () => {
  it.each([
    ['EL 094 259 216', 'EL', '094259216'],
    ['GR094259216', 'EL', '094259216'],
    ['GR094259216', 'GR', '094259216'],
  ])('%s of %s is written as %s', (given, country, expected) => {
    expect(afm.normalise?.(given, country)).toBe(expected);
  });

  it.each(['EL', 'GR'])('belongs to EL when written for %s', (country) => {
    expect(afm.country?.(country)).toBe('EL');
  });

  it.each([
    ['a check digit', '094259216'],
    ['another check digit', '064677095'],
    ['the remainder 10, written as 0', '925667500'],
  ])('accepts a code with %s: %s', (_, code) => {
    expect(isAfm(code)).toBe(true);
  });

  it.each([
    ['the check digit is wrong', '094259217'],
    ['too short', '94259216'],
    ['too long', '0942592160'],
    ['no digit', '09425921A'],
    ['empty', ''],
  ])('refuses a code when %s: %s', (_, code) => {
    expect(isAfm(code)).toBe(false);
  });
});
