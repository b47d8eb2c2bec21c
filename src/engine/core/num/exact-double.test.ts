import { expect, test } from 'vitest';
import { isExactDouble } from './exact-double.ts';

test.each<[string, boolean]>([
  ['0', true],
  ['-0', true],
  ['0.0', true],
  ['12', true],
  ['1.10', true],
  ['1e2', true],
  ['100E-2', true],
  ['0.1', true],
  ['-20.5', true],
  ['5e-324', true],
  ['9007199254740993', true],
  ['9223372036854775807', true],
  ['-9223372036854775808', true],
  ['9223372036854775808', false],
  ['100000000000000000000', true],
  ['123456789012345678901', false],
  ['123456789012345678902', false],
  ['0.1000000000000000055', false],
  ['9007199254740993.0', false],
  ['1e400', false],
  ['1e-400', false],
  ['1e99999999999999999999', false],
])('%s is kept by its double: %s', (text, expected) => {
  expect(isExactDouble(text)).toBe(expected);
});
