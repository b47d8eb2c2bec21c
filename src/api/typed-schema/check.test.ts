import { describe, expect, expectTypeOf, it } from 'vitest';
import { fits, misfits } from './check.ts';
import {
  array,
  boolean,
  integer,
  known,
  literal,
  nothing,
  object,
  oneOf,
  optional,
  record,
  string,
  union,
  type Schema,
  type Static,
} from './schema.ts';

const person = object({ name: string({ minLength: 1 }), age: optional(integer()), tags: array(oneOf('a', 'b')) });

describe('a value fits its schema, or not', () => {
  it.each<[string, Schema, readonly unknown[], readonly unknown[]]>([
    ['text', string(), ['', 'a'], [1, null, true, {}, [], undefined]],
    ['text that is not empty', string({ minLength: 1 }), ['a'], ['', 1]],
    ['whole number', integer(), [0, -1, 1e3], [1.5, '1', null, Number.NaN]],
    ['truth value', boolean(), [true, false], [0, 'true', null]],
    ['the one value', literal(true), [true], [false, 'true', 1]],
    ['the one word', literal('a'), ['a'], ['b', 'A', true]],
    ['one of the words', oneOf('a', 'b'), ['a', 'b'], ['c', '', null]],
    ['null', nothing(), [null], [undefined, 0, {}]],
    ['list', array(string()), [[], ['a', 'b']], [['a', 1], {}, 'a', null]],
    ['object of one kind', record(string()), [{}, { a: 'b' }], [{ a: 1 }, [], null]],
    ['one of several', union([string(), nothing()]), ['a', null], [1, undefined]],
    ['anything', known({}), [1, null, 'a', [], {}], []],
    ['object', object({}), [{}, { a: 1 }], [[], null, 'a']],
    [
      'object of members',
      person,
      [
        { name: 'A', tags: [] },
        { name: 'A', age: 3, tags: ['a'], more: true },
      ],
      [
        {},
        { name: 'A' },
        { name: '', tags: [] },
        { name: 'A', tags: ['c'] },
        { name: 'A', age: '3', tags: [] },
        { name: 'A', age: null, tags: [] },
      ],
    ],
    ['members of the prototype count for nothing', object({ toString: string() }), [{ toString: 'a' }], [{}]],
  ])('%s', (_, schema, right, wrong) => {
    expect(right.filter((value) => !fits(schema, value))).toEqual([]);
    expect(wrong.filter((value) => fits(schema, value))).toEqual([]);
  });
});

describe('what does not fit is named with its place', () => {
  it.each<[Schema, unknown, readonly (readonly [string, string])[]]>([
    [person, { name: 'A', tags: [] }, []],
    [person, [], [['', 'object']]],
    [person, { name: '', tags: ['a'] }, [['name', 'a string that is not empty']]],
    [
      person,
      { name: 1, age: 1.5, tags: 'a' },
      [
        ['name', 'string'],
        ['age', 'integer'],
        ['tags', 'array'],
      ],
    ],
    [
      person,
      { name: 'A', tags: ['a', 'c'] },
      [
        ['tags[1]', '"a"'],
        ['tags[1]', '"b"'],
      ],
    ],
    [record(object({ a: boolean() })), { x: { a: 1 } }, [['x.a', 'boolean']]],
    [object({ ok: literal(true), kind: literal('a') }), { ok: true, kind: 'a' }, []],
    [
      object({ ok: literal(true), kind: literal('a') }),
      { ok: false, kind: 'b' },
      [
        ['ok', 'true'],
        ['kind', '"a"'],
      ],
    ],
    [
      union([object({}), nothing()]),
      1,
      [
        ['', 'object'],
        ['', 'null'],
      ],
    ],
  ])('%#', (schema, value, expected) => {
    expect(misfits(schema, value).map(({ path, wanted }) => [path, wanted])).toEqual(expected);
  });
});

describe('a schema', () => {
  it('is plain JSON Schema', () => {
    expect(JSON.parse(JSON.stringify(person))).toEqual({
      type: 'object',
      required: ['name', 'tags'],
      properties: {
        name: { type: 'string', minLength: 1 },
        age: { type: 'integer' },
        tags: {
          type: 'array',
          items: { type: 'string', enum: ['a', 'b'] },
        },
      },
    });
  });

  it('knows the type of its values', () => {
    expectTypeOf<Static<typeof person>>().toEqualTypeOf<{
      readonly name: string;
      readonly age?: number;
      readonly tags: readonly ('a' | 'b')[];
    }>();
  });
});
