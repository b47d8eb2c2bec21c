import { describe, expect, it } from 'vitest';
import { isTrn, trn } from './tax-identity.ts';

describe('Tax Registration Number', () => {
  it.each([
    ['1234-5678-9012-345', '123456789012345'],
    ['AE 100 111222333 444', '100111222333444'],
  ])('%s is written %s', (given, code) => {
    expect(trn.normalise?.(given, 'AE')).toBe(code);
  });

  it('is accepted with fifteen digits', () => {
    expect(isTrn('100111222333444')).toBe(true);
  });

  it.each([
    ['too short', '10011122233344'],
    ['too long', '1001112223334444'],
    ['there is a letter', '10011122233344A'],
    ['empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isTrn(code)).toBe(false);
  });
});
