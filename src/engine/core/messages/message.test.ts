import { expect, it } from 'vitest';
import { sentence } from './message.ts';

it.each([
  ['There is no such format', 'There is no such format.'],
  ['is `xrechnung-3` meant?', 'is `xrechnung-3` meant?'],
  ['Reload the page.', 'Reload the page.'],
])('a message as a sentence has one mark at its end: %s', (text, expected) => {
  expect(sentence(text)).toBe(expected);
  expect(sentence({ text, phrase: 'a.b', values: {} })).toEqual({ text: expected, phrase: 'a.b', values: {} });
});
