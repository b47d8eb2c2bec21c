import { describe, expect, it } from 'vitest';
import { isVatNumber, vatNumber } from './tax-identity.ts';

// Numbers are made up.
describe('MWST number of Liechtenstein', () => {
  it.each([
    ['LI 12345', '12345'],
    ['MWST-Nr. 12345', '12345'],
    ['12.345 MWST', '12345'],
    ['MWST LI 12345', '12345'],
  ])('%s is written as %s', (given, expected) => {
    expect(vatNumber.normalise?.(given, 'LI')).toBe(expected);
  });

  it.each([['with five digits', '12345']])('is accepted %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(true);
  });

  it.each([
    ['it is too short', '1234'],
    ['it is too long', '123456'],
    ['it is a Swiss UID', 'E284156502'],
    ['it is empty', ''],
  ])('is refused when %s: %s', (_, code) => {
    expect(isVatNumber(code)).toBe(false);
  });
});
