import { describe, expect, it } from 'vitest';
import { businessNumber, isBusinessNumber } from './tax-identity.ts';

// The examples of python-stdnum.
describe('business number of Israel', () => {
  it.each([
    ['IL 5161 79157', '516179157'],
    ['03933742-3', '039337423'],
  ])('%s is written as %s', (given, expected) => {
    expect(businessNumber.normalise?.(given, 'IL')).toBe(expected);
  });

  it.each([
    ['of a company', '516179157'],
    ['of a person', '039337423'],
  ])('is accepted %s: %s', (_, code) => {
    expect(isBusinessNumber(code)).toBe(true);
  });

  it.each([
    ['the check is wrong', '516179150'],
    ['it is nought', '000000000'],
    ['it is too short', '39337423'],
    ['it is too long', '5161791570'],
    ['it is empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isBusinessNumber(code)).toBe(false);
  });
});
