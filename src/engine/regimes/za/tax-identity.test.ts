import { describe, expect, it } from 'vitest';
import { isVatNumber, vatNumber } from './tax-identity.ts';

// Numbers are made up.
describe('VAT number of South Africa', () => {
  it.each([
    ['ZA 448 015 2117', '4480152117'],
    ['4480152117', '4480152117'],
  ])('%s is written as %s', (given, expected) => {
    expect(vatNumber.normalise?.(given, 'ZA')).toBe(expected);
  });

  it.each([['with ten digits', '4480152117']])('is accepted %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(true);
  });

  it.each([
    ['it begins with another digit', '3480152117'],
    ['it is too short', '448015211'],
    ['it is too long', '44801521177'],
    ['it is empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(false);
  });
});
