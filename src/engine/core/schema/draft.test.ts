import { expect, test } from 'vitest';
import { draftOf, setMember, withMembers } from './draft.ts';

test('a draft is a copy of its own with the same members in the same order', () => {
  const given = { b: 1, a: { c: 2 } };
  const draft = draftOf(given);
  expect(Object.keys(draft)).toEqual(['b', 'a']);
  draft.b = 2;
  expect(given.b).toBe(1);
  expect(draft.a).toBe(given.a);
});

test.each<[string, object, object]>([
  ['new members come last', { a: 1 }, { b: 2 }],
  ['members that are there keep their place', { a: 1, b: 1 }, { a: 2 }],
  ['an undefined member overwrites', { a: 1 }, { a: undefined }],
  ['`__proto__` is a member like any other', JSON.parse('{"__proto__":"x"}') as object, { a: 1 }],
  ['`__proto__` can be added', { a: 1 }, JSON.parse('{"__proto__":"x"}') as object],
])('%s, as when spreading', (_, value, members) => {
  const result = withMembers(value, members);
  expect(Object.entries(result)).toEqual(Object.entries({ ...value, ...members }));
  expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
});

test('a member of any name is an ordinary one', () => {
  const target: Record<string, unknown> = {};
  for (const name of ['a', '__proto__']) setMember(target, name, 1);
  const ordinary = { value: 1, enumerable: true, configurable: true, writable: true };
  expect(Object.getOwnPropertyDescriptor(target, 'a')).toEqual(ordinary);
  expect(Object.getOwnPropertyDescriptor(target, '__proto__')).toEqual(ordinary);
});
