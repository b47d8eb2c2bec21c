import { describe, expect, test } from 'vitest';
import { plainDigits, wholeNumber } from './plain-digits.ts';

test.each([
  ['1', '1'],
  ['1.10', '1.10'],
  ['1e2', '100'],
  ['1E+2', '100'],
  ['-1.5e1', '-15'],
  ['1.50e1', '15.0'],
  ['100e-2', '1.00'],
  ['5e-3', '0.005'],
  ['12.5e-1', '1.25'],
  ['0e5', '0'],
  ['0.001e2', '0.1'],
  ['1e400', '1e400'],
  ['1e-400', '1e-400'],
  ['1e99999', '1e99999'],
])('%s is %s', (literal, plain) => {
  expect(plainDigits(literal)).toBe(plain);
});

describe('a whole number', () => {
  test.each([
    ['1.0', 1],
    ['1e2', 100],
    ['100e-2', 1],
    ['-3.000', -3],
    ['9007199254740991', 9007199254740991],
  ])('%s is %d', (literal, value) => {
    expect(wholeNumber(literal)).toBe(value);
  });

  test.each(['1.5', '1e-1', '1.00000000000000000001', '9007199254740993', '1e30', '1e400'])(
    '%s is refused',
    (literal) => {
      expect(wholeNumber(literal)).toBeUndefined();
    },
  );
});
