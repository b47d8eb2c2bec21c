import { describe, expect, it } from 'vitest';
import { isLuhnValid, luhnCheckDigit } from './luhn.ts';
import { isMod11And10Valid, weightedSum } from './weighted-sum.ts';

describe('Luhn', () => {
  it.each([
    ['79927398713', true],
    ['79927398710', false],
    ['18', true],
    ['42', true],
    ['257', true],
    ['158', true],
    ['0', true],
  ])('judges %s to be valid: %s', (digits, valid) => {
    expect(isLuhnValid(digits)).toBe(valid);
  });

  it('gives the digit that makes a number valid', () => {
    for (const base of ['7992739871', '1', '73282932000', '0']) {
      expect(isLuhnValid(`${base}${luhnCheckDigit(base)}`)).toBe(true);
    }
  });
});

describe('weighted sums', () => {
  it('multiplies each digit by the weight at its place', () => {
    expect(weightedSum('123', [3, 2, 1])).toBe(10);
    expect(weightedSum('1239', [3, 2, 1])).toBe(10);
    expect(weightedSum('12', [3, 2, 1])).toBe(7);
  });
});

describe('ISO/IEC 7064 MOD 11,10', () => {
  it.each([
    ['0794', false],
    ['07945', true],
    ['00030', true],
    ['111111125', true],
    ['111111126', false],
  ])('judges %s to be valid: %s', (digits, valid) => {
    expect(isMod11And10Valid(digits)).toBe(valid);
  });
});
