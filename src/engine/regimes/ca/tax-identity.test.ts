import { describe, expect, it } from 'vitest';
import { businessNumber } from './tax-identity.ts';

describe('Business Number', () => {
  it.each([
    ['123.456.789', '123456789'],
    ['CA 123-456', '123456'],
    ['12345 6789 rt0001', '123456789RT0001'],
  ])('%s is written %s', (given, code) => {
    expect(businessNumber.normalise?.(given, 'CA')).toBe(code);
  });

  it('is not judged', () => {
    expect(businessNumber.isValid).toBeUndefined();
  });
});
