import { describe, expect, it } from 'vitest';
import { isRegistrationNumber, registrationNumber } from './tax-identity.ts';

// The example of python-stdnum, and made-up numbers.
describe('registration number of Japan', () => {
  it.each([
    ['T5-8356-7825-6246', 'T5835678256246'],
    ['JP 5-8356-7825-6246', '5835678256246'],
  ])('%s is written as %s', (given, expected) => {
    expect(registrationNumber.normalise?.(given, 'JP')).toBe(expected);
  });

  it.each([
    ['as that of a registered issuer', 'T5835678256246'],
    ['as that of a person', 'T1234567890123'],
    ['as a corporate number', '5835678256246'],
  ])('is accepted %s: %s', (_, code) => {
    expect(isRegistrationNumber(code)).toBe(true);
  });

  it.each([
    ['the check of a corporate number is wrong', '2835678256246'],
    ['a corporate number begins with 0', '0000000000000'],
    ['it is too short', 'T583567825624'],
    ['it is too long', 'T58356782562460'],
    ['it is empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isRegistrationNumber(code)).toBe(false);
  });
});
