import { expect, test } from 'vitest';
import { typedChoice } from './typed-choice.ts';

const COUNTRIES = [
  { value: 'GB', title: 'United Kingdom' },
  { value: 'DK', title: 'Denmark' },
  { value: 'GE', title: 'Georgia' },
  { value: 'DE', title: 'Germany' },
  { value: 'GR', title: 'Greece' },
  { value: 'ES', title: 'España' },
  { value: 'HUR', title: 'Hour' },
  { value: 'credit', title: 'Credit transfer' },
];

test.each([
  ['germ', 'GB', 'DE', 'a name by its beginning'],
  ['Germany', 'GB', 'DE', 'a whole name'],
  ['DE', 'GB', 'DE', 'a code, also where another name begins so'],
  ['den', 'DE', 'DK', 'a name, once it is longer than the code'],
  ['espana', 'GB', 'ES', 'a name without its accents'],
  ['kingdom', 'DE', 'GB', 'a later word of a name'],
  ['credit t', 'GB', 'credit', 'a name with a blank'],
  ['hu', 'GB', 'HUR', 'the beginning of a code'],
  ['g', 'GB', 'GE', 'a letter'],
  ['gg', 'GE', 'DE', 'the same letter again'],
  ['ggg', 'DE', 'GR', 'the same letter once more'],
])('typing "%s" at %s takes %s: %s', (typed, current, expected) => {
  expect(typedChoice(COUNTRIES, typed, current)?.value).toBe(expected);
});

test('a text that no choice has takes none', () => {
  expect(typedChoice(COUNTRIES, 'xy', 'GB')).toBeUndefined();
});
