import { describe, expect, it } from 'vitest';
import { gstin, isGstin } from './tax-identity.ts';

describe('GSTIN', () => {
  it.each([
    ['27 AAPFU0939F1ZV', '27AAPFU0939F1ZV'],
    ['in-29aagcb7383j1z4', '29AAGCB7383J1Z4'],
    ['ININ27AAPFU0939F1ZV', '27AAPFU0939F1ZV'],
  ])('%s is written %s', (given, code) => {
    expect(gstin.normalise?.(given, 'IN')).toBe(code);
  });

  it.each([
    ['a letter as check', '27AAPFU0939F1ZV'],
    ['a digit as check', '29AAGCB7383J1Z4'],
    ['a letter for the registration', '05MQNIV4425OHZQ'],
  ])('is accepted with %s: %s', (_, code) => {
    expect(isGstin(code)).toBe(true);
  });

  it.each([
    ['the check character is wrong', '27AAPFU0939F1ZW'],
    ['0 stands for the registration', '27AAPFU0939F0ZV'],
    ['Z is missing', '27AAPFU0939F1AV'],
    ['the state has a letter', '2AAAPFU0939F1ZV'],
    ['too short', '27AAPFU0939F1Z'],
    ['empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isGstin(code)).toBe(false);
  });
});
