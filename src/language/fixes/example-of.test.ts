import { expect, it } from 'vitest';
import { exampleOf } from './example-of.ts';

it.each([
  ['^\\d{5}$', '12345'],
  ['^[0-9]{11}$', '12345678901'],
  ['^\\d{1,7}$', '1'],
  ['^[1-9][0-9]*$', '1'],
  ['^[A-Z0-9]{8}$', 'AAAAAAAA'],
  ['^0[12][01]{5}$', '0100000'],
  ['^\\d{2}[\\s\\.\\-\\/]?\\d{2}$', '1234'],
  ['^\\d{5}-?\\d{3}$', '12345678'],
  ['^(?:EL|[A-Z]{2})-\\d$', 'EL-1'],
  ['^[a-z]+\\.[a-z]+$', 'aaa.aaa'],
])('the example of the pattern %s is %s', (pattern, example) => {
  expect(exampleOf(pattern)).toBe(example);
});

it.each(['^(?!a)b$', '^[^a]$', '^\\p{L}$', '(', '[', '^a\\b$', '*', '^\\d{2}$|', ''])(
  'the pattern %s has no example, or one that it accepts',
  (pattern) => {
    const example = exampleOf(pattern);
    expect(example === undefined || new RegExp(pattern).test(example)).toBe(true);
  },
);
