import { describe, expect, it } from 'vitest';
import { isRegistrationNumber, registrationNumber } from './tax-identity.ts';

// Public examples.
describe('business registration number of South Korea', () => {
  it.each([
    ['KR 116-82-00276', '1168200276'],
    ['116-82-00276', '1168200276'],
  ])('%s is written as %s', (given, expected) => {
    expect(registrationNumber.normalise?.(given, 'KR')).toBe(expected);
  });

  it.each([
    ['as the example of python-stdnum', '1168200276'],
    ['as the example of hongpage.kr', '1234567891'],
  ])('is accepted %s: %s', (_, code) => {
    expect(isRegistrationNumber(code)).toBe(true);
  });

  it.each([
    ['the check is wrong', '1168200277'],
    ['it is too short', '116820027'],
    ['it is too long', '11682002760'],
    ['it is empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isRegistrationNumber(code)).toBe(false);
  });
});
