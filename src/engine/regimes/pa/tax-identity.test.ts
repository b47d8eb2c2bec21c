import { describe, expect, it } from 'vitest';
import { ruc } from './tax-identity.ts';

// The examples of panama-ruc-dv-calculator.
describe('RUC of Panama', () => {
  it.each([
    ['PA 2588017-1-831938', '25880171831938'],
    ['1-184-921', '1184921'],
    ['pe-12-345', 'PE12345'],
  ])('%s is written as %s', (given, expected) => {
    expect(ruc.normalise?.(given, 'PA')).toBe(expected);
  });

  it('is not judged', () => {
    expect(ruc.isValid).toBeUndefined();
  });
});
