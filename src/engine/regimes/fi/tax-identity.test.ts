import { describe, expect, it } from 'vitest';
import { businessId, isBusinessId } from './tax-identity.ts';

describe('Y-tunnus', () => {
  it.each([
    ['0112038-9', '01120389'],
    ['FI 2077474-0', '20774740'],
  ])('%s is written as %s', (given, expected) => {
    expect(businessId.normalise?.(given, 'FI')).toBe(expected);
  });

  it.each(['01120389', '20774740'])('accepts %s', (code) => {
    expect(isBusinessId(code)).toBe(true);
  });

  it.each([
    ['the check digit is wrong', '01120388'],
    ['too short', '0112038'],
    ['too long', '011203890'],
    ['no digit', '0112038A'],
    ['empty', ''],
  ])('refuses a code when %s: %s', (_, code) => {
    expect(isBusinessId(code)).toBe(false);
  });
});
