import { describe, expect, it } from 'vitest';
import { gstNumber, isGstNumber } from './tax-identity.ts';
import { isUen } from './uen.ts';

describe('GST registration number', () => {
  it('is written without country code and punctuation', () => {
    expect(gstNumber.normalise?.('SG.M91234 56 .7X', 'SG')).toBe('M91234567X');
  });

  it.each([
    ['M and eight digits', 'M91234567X'],
    ['MA and seven digits', 'MA0160175P'],
    ['M and nine digits', 'M201189853'],
    ['the UEN of a company', '199912345R'],
    ['the UEN of a company of this century', '200004789E'],
    ['the UEN of a business', '01458402J'],
    ['the UEN of another entity', 'T12LL1234C'],
    ['the UEN of an older entity', 'S02FC3379F'],
  ])('is accepted with %s: %s', (_, code) => {
    expect(isGstNumber(code)).toBe(true);
  });

  it.each([
    ['of no century', '189912345R'],
    ['without letter at the end', '1999123456'],
    ['another kind of entity', 'T12AB1234A'],
    ['with another letter at the end', '199912345A'],
    ['too short', 'M9123456X'],
    ['too long', 'M912345678X'],
    ['empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isGstNumber(code)).toBe(false);
  });

  it('with M is no UEN', () => {
    expect(isUen('M91234567X')).toBe(false);
    expect(isUen('199912345R')).toBe(true);
  });
});
