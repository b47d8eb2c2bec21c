import { describe, expect, it } from 'vitest';
import { weightedSum } from '../shared/weighted-sum.ts';
import { isNif, nif } from './tax-identity.ts';

/** A number with these first digits and the right check digit. */
function numbered(prefix: string): string {
  const base = prefix.padEnd(8, '4');
  const rest = weightedSum(base, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return `${base}${rest < 2 ? 0 : 11 - rest}`;
}

describe('NIF', () => {
  it('is written without country code and spaces', () => {
    expect(nif.normalise?.('PT 501 442 600', 'PT')).toBe('501442600');
  });

  it.each(['501442600', '287024008', '500697256', '502757191', '123456789'])('accepts %s', (code) => {
    expect(isNif(code)).toBe(true);
  });

  it.each(['1', '2', '3', '45', '5', '6', '70', '71', '72', '74', '75', '77', '78', '79', '8', '90', '91', '98', '99'])(
    'is given out beginning with %s',
    (prefix) => {
      expect(isNif(numbered(prefix))).toBe(true);
    },
  );

  it.each(['0', '40', '44', '46', '73', '76', '92', '97'])('is not given out beginning with %s', (prefix) => {
    expect(isNif(numbered(prefix))).toBe(false);
  });

  it.each([
    ['the check digit is wrong', '501442601'],
    ['too short', '50144260'],
    ['too long', '5014426000'],
    ['no digit', '50144260A'],
    ['empty', ''],
  ])('refuses a code when %s: %s', (_, code) => {
    expect(isNif(code)).toBe(false);
  });
});
