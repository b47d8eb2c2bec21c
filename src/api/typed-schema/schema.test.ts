import { describe, expect, it } from 'vitest';
import { fits } from './check.ts';
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
} from './schema.ts';

const written = (schema: object) => JSON.parse(JSON.stringify(schema)) as unknown;

describe('an object', () => {
  it('asks for the members that are not optional, in their order', () => {
    expect(written(object({ a: string(), b: optional(string()), c: integer() }))).toEqual({
      type: 'object',
      required: ['a', 'c'],
      properties: { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'integer' } },
    });
  });

  it('without required members has no list of them', () => {
    expect(Object.keys(object({ a: optional(string()) }))).toEqual(['type', 'properties']);
    expect(Object.keys(object({}))).toEqual(['type', 'properties']);
  });

  it('carries what is said of it, and of its members', () => {
    expect(written(object({ a: optional(string({ description: 'A.' })) }, { title: 'T', description: 'D.' }))).toEqual({
      title: 'T',
      description: 'D.',
      type: 'object',
      properties: { a: { description: 'A.', type: 'string' } },
    });
  });

  it('accepts an absent optional member, but no member of the wrong type', () => {
    const schema = object({ a: optional(string()), b: boolean() });
    expect([{ b: true }, { a: 'x', b: false }, { a: 'x', b: false, c: 1 }].every((value) => fits(schema, value))).toBe(
      true,
    );
    expect([{}, { a: 1, b: true }, { a: null, b: true }, { a: 'x' }].some((value) => fits(schema, value))).toBe(false);
  });
});

it.each<[string, object, unknown]>([
  ['text', string(), { type: 'string' }],
  [
    'text with a least length',
    string({ minLength: 1, description: 'D.' }),
    { type: 'string', minLength: 1, description: 'D.' },
  ],
  ['whole number', integer({ examples: [1] }), { type: 'integer', examples: [1] }],
  ['truth value', boolean(), { type: 'boolean' }],
  ['one word', literal('a'), { type: 'string', const: 'a' }],
  ['one truth value', literal(true, { description: 'D.' }), { type: 'boolean', const: true, description: 'D.' }],
  ['one of the words', oneOf('a', 'b'), { type: 'string', enum: ['a', 'b'] }],
  ['list', array(string(), { description: 'D.' }), { type: 'array', items: { type: 'string' }, description: 'D.' }],
  ['list of anything that is said', array(known({})), { type: 'array', items: {} }],
  [
    'object of one kind',
    record(integer(), { title: 'T' }),
    { title: 'T', type: 'object', additionalProperties: { type: 'integer' } },
  ],
  [
    'choice',
    union([string(), nothing()], { title: 'T' }),
    { title: 'T', anyOf: [{ type: 'string' }, { type: 'null' }] },
  ],
])('%s is written as JSON Schema has it', (_, schema, expected) => {
  expect(written(schema)).toEqual(expected);
});

it('a list without a schema for its entries accepts any', () => {
  expect(fits({ type: 'array' }, [1, 'a', null])).toBe(true);
  expect(fits({ type: 'array' }, {})).toBe(false);
});

it('an object with additional members accepts any, but its own members have to fit', () => {
  const open = { type: 'object', properties: { a: string() }, additionalProperties: true } as const;
  expect(fits(open, { a: 'x', b: 1 })).toBe(true);
  expect(fits(open, { a: 1, b: 1 })).toBe(false);
});
