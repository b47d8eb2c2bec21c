import { expect, test } from 'vitest';
import type { JsonObject } from '../core/json/json.ts';
import { JsonNumber } from '../core/json/json.ts';
import { merged } from './merge.ts';

test.each<[string, JsonObject, JsonObject, JsonObject]>([
  ['members of both', { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
  ['data over template', { a: 1 }, { a: 2 }, { a: 2 }],
  ['objects member by member', { a: { b: 1, c: 2 } }, { a: { c: 3, d: 4 } }, { a: { b: 1, c: 3, d: 4 } }],
  ['lists as wholes', { a: [1, 2] }, { a: [3] }, { a: [3] }],
  ['an empty list over a list', { a: [1] }, { a: [] }, { a: [] }],
  ['null over an object', { a: { b: 1 } }, { a: null }, { a: null }],
  ['an empty object beside an object', { a: { b: 1 } }, { a: {} }, { a: { b: 1 } }],
  [
    'nothing, zero and false over something',
    { a: 'x', b: 1, c: true },
    { a: '', b: 0, c: false },
    { a: '', b: 0, c: false },
  ],
  ['an object over a scalar', { a: 1 }, { a: { b: 1 } }, { a: { b: 1 } }],
  ['a scalar over an object', { a: { b: 1 } }, { a: 1 }, { a: 1 }],
  ['an object over null', { a: null }, { a: { b: 1 } }, { a: { b: 1 } }],
  [
    'numbers with their digits',
    { a: new JsonNumber('1.0') },
    { a: new JsonNumber('1.50') },
    { a: new JsonNumber('1.50') },
  ],
  ['inherited names like any other', {}, { toString: { a: 1 } }, { toString: { a: 1 } }],
])('merging takes %s', (_, template, data, expected) => {
  expect(merged(template, data)).toEqual(expected);
});

test('a member named `__proto__` is written, and may be written over, like any other', () => {
  const read = (text: string) => JSON.parse(text) as JsonObject;
  const out = merged(read('{"__proto__":{"a":1}}'), read('{"__proto__":{"b":2}}'));
  expect(JSON.stringify(out)).toBe('{"__proto__":{"a":1,"b":2}}');
  expect(Object.getPrototypeOf(out)).toBe(Object.prototype);
  expect(JSON.stringify(merged(read('{"__proto__":1}'), read('{"__proto__":2}')))).toBe('{"__proto__":2}');
});

test('merging keeps the order of the template, what is new behind', () => {
  expect(Object.keys(merged({ b: 1, a: 2 }, { c: 3, a: 4 }))).toEqual(['b', 'a', 'c']);
});

test('merging changes no prototype', () => {
  const data = JSON.parse('{"__proto__":{"admin":true},"a":{"__proto__":{"admin":true}}}') as JsonObject;
  const result = merged({ a: { b: 1 } }, data);
  expect(Object.hasOwn(result, '__proto__')).toBe(true);
  expect(['admin' in result, 'admin' in {}]).toEqual([false, false]);
});
