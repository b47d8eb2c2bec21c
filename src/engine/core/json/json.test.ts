import { expect, test } from 'vitest';
import { isJsonObject, JsonNumber } from './json.ts';

test.each<[string, unknown, boolean]>([
  ['an object', {}, true],
  ['an object with members', { a: 1 }, true],
  ['no list', [], false],
  ['no null', null, false],
  ['no number with its digits', new JsonNumber('1.10'), false],
  ['no text', 'x', false],
  ['no number', 1, false],
  ['nothing at all', undefined, false],
])('%s is an object of JSON', (_, value, expected) => {
  expect(isJsonObject(value)).toBe(expected);
});

test('a number with its digits goes into JSON as a number', () => {
  expect(JSON.stringify({ a: new JsonNumber('1.10') })).toBe('{"a":1.1}');
});
