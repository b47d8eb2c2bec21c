import { expect, it } from 'vitest';
import { withRightCheckDigits } from './check-digits.ts';

/** The sum of the digits before `at` gives the check digit. */
const sumAt = (at: number, count: number) => (text: string) => {
  const digits = [...text].filter((_, index) => index < at || index >= at + count).map(Number);
  const sum = digits.filter((digit) => !Number.isNaN(digit)).reduce((total, digit) => total + digit, 0);
  return text.slice(at, at + count) === String(sum % 10 ** count).padStart(count, '0');
};

it.each([
  ['the last', '111113', sumAt(5, 1), '111115', '3', '5', 5],
  ['the last before letters', '11113MVA', sumAt(4, 1), '11114MVA', '3', '4', 4],
  ['the last two', '99999900', sumAt(6, 2), '99999954', '00', '54', 6],
])('%s are put right', (_, text, holds, mended, found, right, at) => {
  expect(withRightCheckDigits(text, holds)).toEqual({ text: mended, found, right, at });
});

it('two in front are put right where they stand there, and only where they do', () => {
  const mended = { text: '54999999', found: '00', right: '54', at: 0 };
  expect(withRightCheckDigits('00999999', sumAt(0, 2), 'front')).toEqual(mended);
  expect(withRightCheckDigits('00999999', sumAt(0, 2))).toBeUndefined();
  expect(withRightCheckDigits('99999900', sumAt(6, 2), 'front')).toBeUndefined();
  expect(withRightCheckDigits('A0999999', () => true, 'front')).toBeUndefined();
});

it.each([
  ['several would do', '111113', (text: string) => text.endsWith('5') || text.endsWith('6')],
  ['none would do', '111113', () => false],
  ['the text is short', '1113', sumAt(3, 1)],
  ['the text is long', '1'.repeat(41), (text: string) => text.endsWith('5')],
  ['it ends in another sign', '11111-', (text: string) => text.endsWith('5')],
])('nothing is known where %s', (_, text, holds) => {
  expect(withRightCheckDigits(text, holds)).toBeUndefined();
});
