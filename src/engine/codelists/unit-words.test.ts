import { expect, test } from 'vitest';
import { unitOfWord } from './unit-words.ts';

test.each([
  ['HOUR', 'h'],
  ['hours', 'h'],
  ['hrs.', 'h'],
  ['Stunden', 'h'],
  ['Stk.', 'piece'],
  ['PCS', 'piece'],
  ['St', 'piece'],
  ['Days', 'day'],
  ['mois', 'mon'],
  ['horas', 'h'],
  ['meses', 'mon'],
  ['años', 'yr'],
  ['Weeks', 'wk'],
  ['KG', 'kg'],
  ['m²', 'm2'],
  ['kilowatt hours', 'kwh'],
  ['', undefined],
  ['somewhat', undefined],
])('%s means %s', (word, key) => {
  expect(unitOfWord(word)?.key).toBe(key);
});
