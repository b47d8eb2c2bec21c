import { describe, expect, it } from 'vitest';
import { fieldNames, readShape } from './api-shape.ts';

const text = { type: 'string' };
const document = {
  components: {
    schemas: {
      Leaf: { type: 'object', required: ['x'], properties: { x: text, y: text }, description: 'A leaf.' },
      Tree: { type: 'object', properties: { above: { $ref: '#/components/schemas/Tree' } } },
    },
  },
};
const leaf = { $ref: '#/components/schemas/Leaf' };

describe('the type of a value', () => {
  it.each([
    [text, 'string'],
    [{}, 'any JSON'],
    [undefined, 'any JSON'],
    [{ $ref: '#/components/schemas/Gone' }, 'Gone'],
    [leaf, 'Leaf'],
    [{ type: 'array', items: leaf }, 'list of Leaf'],
    [{ type: 'array', items: { type: 'array', items: text } }, 'list of list of string'],
    [{ type: 'object', patternProperties: { '^.*$': text } }, 'map of string'],
    [{ type: 'object', additionalProperties: text }, 'map of string'],
    [{ type: 'object', additionalProperties: false }, 'object'],
    [{ anyOf: [leaf, { type: 'null' }] }, 'Leaf or null'],
    [{ anyOf: [leaf, text], discriminator: { propertyName: 'x' } }, 'any JSON'],
    [
      {
        oneOf: [
          { type: 'string', const: 'a' },
          { type: 'string', const: 'b' },
        ],
      },
      'string',
    ],
  ])('%j is %s', (schema, type) => {
    expect(readShape(schema, document).type).toBe(type);
  });
});

it('a value without a description may be anything', () => {
  const anything = { description: '', choices: [], samples: [], fallback: undefined, fields: [], forms: [] };
  expect(readShape(undefined, document)).toEqual({ type: 'any JSON', ...anything });
  expect(readShape({ type: 'string' }, document)).toEqual({ type: 'string', ...anything });
});

describe('what a value holds', () => {
  it('is found behind references, in lists and in each of several forms', () => {
    for (const schema of [leaf, { type: 'array', items: leaf }, { anyOf: [leaf, { type: 'null' }] }]) {
      expect(fieldNames(readShape(schema, document))).toEqual(['x', 'y']);
    }
    expect(readShape(leaf, document).fields.map(({ required }) => required)).toEqual([true, false]);
  });

  it('ends where a type meets itself', () => {
    expect(fieldNames(readShape({ $ref: '#/components/schemas/Tree' }, document))).toEqual(['above']);
  });

  it('is a few values where the schema lists them', () => {
    const oneOf = [{ type: 'string', const: 'a' }, { const: 1 }];
    expect(readShape({ oneOf }, document).choices).toEqual(['"a"', '1']);
    expect(readShape({ enum: ['a', null] }, document).choices).toEqual(['"a"', 'null']);
    expect(readShape({ default: false, examples: [[1]] }, document)).toMatchObject({
      fallback: 'false',
      samples: ['[1]'],
    });
  });

  it('is described by the first of its forms that has a description, and shows each form that has members', () => {
    const nothing = { type: 'null', description: 'Nothing.' };
    const shape = readShape({ anyOf: [nothing, text, leaf] }, document);
    expect([shape.type, shape.forms.map(({ type }) => type)]).toEqual(['null or string or Leaf', ['Leaf']]);
    expect(readShape({ anyOf: [nothing, leaf] }, document).description).toBe('A leaf.');
    expect(readShape({ anyOf: [nothing, leaf], description: 'Own.' }, document).description).toBe('Own.');
  });

  it('has its own description before that of its type', () => {
    expect(readShape({ ...leaf, description: 'Own.' }, document).description).toBe('Own.');
    expect(readShape(leaf, document).description).toBe('A leaf.');
  });
});
