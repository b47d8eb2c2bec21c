import { expect, it } from 'vitest';
import { JsonNumber } from '../../engine/values.ts';
import { parseJson } from './parse-json.ts';
import { toJson } from './to-json.ts';
import { memberOf, stringAt, valueOf } from './tree.ts';

const { root } = parseJson('{"a": {"b": "x", "c": 1, "b": "y"}, "d": [{"b": "z"}], "gap": , "e": "w"}');

it('finds the last member of a name, as readers of JSON agree on', () => {
  expect(memberOf(valueOf(root, 'a'), 'b')?.value).toMatchObject({ value: 'y' });
  expect(memberOf(root, 'gap')).toMatchObject({ key: { value: 'gap' } });
  expect(memberOf(root, 'none')).toBeUndefined();
  expect(memberOf(valueOf(root, 'd'), '0')).toBeUndefined();
  expect(memberOf(undefined, 'a')).toBeUndefined();
});

it('follows names to a value, and to text alone', () => {
  expect(valueOf(root)).toBe(root);
  expect(valueOf(root, 'a', 'c')).toMatchObject({ kind: 'number', text: '1' });
  expect(valueOf(root, 'a', 'c', 'x')).toBeUndefined();
  expect(valueOf(root, 'gap')).toBeUndefined();
  expect(stringAt(root, 'a', 'b')).toBe('y');
  expect(stringAt(root, 'a', 'c')).toBeUndefined();
  expect(stringAt(root, 'a')).toBeUndefined();
  expect(stringAt(root, 'nobody', 'b')).toBeUndefined();
});

it('reads as JSON with the digits that are written, without members that have no value', () => {
  expect(toJson(root)).toEqual({
    a: { b: 'y', c: new JsonNumber('1') },
    d: [{ b: 'z' }],
    e: 'w',
  });
  expect(toJson(parseJson('[1.50, true, false, null, "x", []]').root)).toEqual([
    new JsonNumber('1.50'),
    true,
    false,
    null,
    'x',
    [],
  ]);
  expect(toJson(undefined)).toBeNull();
});

it('keeps a member called __proto__ a member', () => {
  const value = toJson(parseJson('{"__proto__": {"x": 1}}').root) as object;
  expect(Object.keys(value)).toEqual(['__proto__']);
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
});
