import { describe, expect, it } from 'vitest';
import { weightedSum } from '../shared/weighted-sum.ts';
import { isNip, nip } from './tax-identity.ts';

describe('NIP', () => {
  it('is written without country code and dashes', () => {
    expect(nip.normalise?.('PL 584-189-64-86', 'PL')).toBe('5841896486');
  });

  it.each(['5841896486', '9551893317', '8567346215', '5260250274'])('accepts %s', (code) => {
    expect(isNip(code)).toBe(true);
  });

  it('has no check digit where the remainder is 10', () => {
    const base = '123456002';
    expect(weightedSum(base, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11).toBe(10);
    for (let last = 0; last < 10; last++) expect(isNip(`${base}${last}`)).toBe(false);
  });

  it.each([
    ['the check digit is wrong', '5841896487'],
    ['it begins with 0', '0841896486'],
    ['its second and third digits are 0', '1009245489'],
    ['too short', '584189648'],
    ['too long', '58418964860'],
    ['empty', ''],
  ])('refuses a code when %s: %s', (_, code) => {
    expect(isNip(code)).toBe(false);
  });
});
