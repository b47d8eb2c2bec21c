import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json/json.ts';
import { lazy, list } from './composites.ts';
import type { FieldOptions } from './fields.ts';
import { nullable, optional, required } from './fields.ts';
import type { Kind } from './kind.ts';
import { choiceSchema, objectDefinition } from './object-schema.ts';
import type { ObjectType } from './object-type.ts';
import { definePart, defineType } from './object-type.ts';
import { integer, text } from './primitives.ts';
import { schemaBundle, schemaDocument } from './schema-document.ts';

interface Node {
  readonly next?: Node | undefined;
  readonly part?: object | undefined;
  readonly far?: object | undefined;
}
const Far = defineType('test/far', {
  about: 'Far.',
  fields: { link: optional(text, 'Link', { keywords: { examples: ['https://gobl.org/draft-0/test/other'] } }) },
});
const Inner = definePart('test/inner', { about: 'Inner.', fields: { far: optional(Far, 'Far') } });
const Part = definePart('test/part', { about: 'Part.', fields: { inner: optional(list(Inner), 'Inner') } });
const Node: ObjectType<Node> = defineType('test/node', {
  about: 'Node.',
  fields: {
    next: optional(
      lazy((): Kind<Node> => Node),
      'Next',
    ),
    part: optional(Part, 'Part', { keywords: { examples: [null, 1, { $ref: 'https://gobl.org/draft-0/test/far' }] } }),
    far: optional(Far, 'Far'),
  },
});

const FAR = 'https://gobl.org/draft-0/test/far';

describe('the schema of a type', () => {
  it('defines its parts inside and refers to other types', () => {
    const schema = schemaDocument(Node.named);
    expect(Object.keys(schema)).toEqual(['$schema', '$id', '$ref', '$defs']);
    expect(schema['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema['$id']).toBe('https://gobl.org/draft-0/test/node');
    expect(schema['$ref']).toBe('#/$defs/test.Node');
    const definitions = schema['$defs'] as Record<string, JsonObject>;
    expect(Object.keys(definitions)).toEqual(['test.Inner', 'test.Node', 'test.Part']);
    expect(definitions['test.Node']).toMatchObject({
      description: 'Node.',
      properties: {
        next: { $ref: 'https://gobl.org/draft-0/test/node' },
        part: { $ref: '#/$defs/test.Part' },
        far: { $ref: FAR },
      },
    });
    expect(definitions['test.Inner']).toMatchObject({ properties: { far: { $ref: FAR } } });
  });

  it('defines a part that holds itself once', () => {
    const Ring: ObjectType<Node> = definePart('test/ring', {
      about: 'Ring.',
      fields: {
        next: optional(
          lazy((): Kind<Node> => Ring),
          'Next',
        ),
      },
    });
    expect(schemaDocument(Ring.named)['$defs']).toMatchObject({
      'test.Ring': { properties: { next: { $ref: '#/$defs/test.Ring' } } },
    });
  });

  it('with all it reaches stands on its own', () => {
    const schema = schemaBundle(Node.named);
    expect(schema['$id']).toBe('https://gobl.org/draft-0/test/node');
    expect(Object.keys(schema['$defs'] as object)).toEqual(['test.Far', 'test.Inner', 'test.Node', 'test.Part']);
    expect(schema['$defs']).toMatchObject({
      'test.Node': {
        description: 'Node.',
        properties: {
          next: { $ref: '#/$defs/test.Node' },
          part: { $ref: '#/$defs/test.Part', examples: [null, 1, { $ref: '#/$defs/test.Far' }] },
          far: { $ref: '#/$defs/test.Far' },
        },
      },
      'test.Far': { properties: { link: { examples: ['https://gobl.org/draft-0/test/other'] } } },
    });
  });
});

const A = { value: 'a', title: 'A', about: 'The first.' };
const B = { value: 'b', title: 'B' };

describe('the schema of a member', () => {
  const memberSchema = (options: FieldOptions, kind: Kind<string> | Kind<readonly string[]> = text) => {
    const {
      title: _,
      description: __,
      ...rest
    } = (
      objectDefinition([{ name: 'm', field: optional(kind as Kind<string>, 'About.', options) }])[
        'properties'
      ] as Record<string, JsonObject>
    )['m'] as JsonObject;
    return rest;
  };

  it.each<[string, FieldOptions, JsonObject]>([
    ['plain', {}, { type: 'string' }],
    ['calculated', { calculated: true }, { type: 'string', calculated: true }],
    ['not calculated', { calculated: false }, { type: 'string' }],
    ['with keywords', { keywords: { format: 'x' } }, { type: 'string', format: 'x' }],
    ['with the only values', { oneOf: [A, B] }, { type: 'string', oneOf: [choiceSchema(A), choiceSchema(B)] }],
    ['with suggested values', { anyOf: [A] }, { type: 'string', anyOf: [choiceSchema(A)] }],
    [
      'with suggested values and others',
      { anyOf: [A], otherwise: { pattern: 'x' } },
      { type: 'string', anyOf: [choiceSchema(A), { pattern: 'x' }] },
    ],
    ['with no values to suggest', { otherwise: { pattern: 'x' } }, { type: 'string' }],
  ])('%s', (_, options, schema) => {
    expect(memberSchema(options)).toEqual(schema);
  });

  it('puts the values of a list into the schema of its entries', () => {
    expect(memberSchema({ oneOf: [A], keywords: { maxItems: 2 } }, list(text))).toEqual({
      type: 'array',
      items: { type: 'string', oneOf: [choiceSchema(A)] },
      maxItems: 2,
    });
    expect(memberSchema({}, list(text))).toEqual({ type: 'array', items: { type: 'string' } });
  });

  it('describes a value by all that is known of it', () => {
    expect(choiceSchema(A)).toEqual({ const: 'a', title: 'A', description: 'The first.' });
    expect(choiceSchema(B)).toEqual({ const: 'b', title: 'B' });
  });
});

describe('the schema of an object', () => {
  it('demands what is always printed, unless the member says otherwise', () => {
    const members = (options: FieldOptions) => [
      { name: 'a', field: required(text, 'x', options) },
      { name: 'b', field: optional(text, 'x', options) },
    ];
    expect(objectDefinition(members({}))['required']).toEqual(['a']);
    expect(objectDefinition(members({ inRequired: true }))['required']).toEqual(['a', 'b']);
    expect('required' in objectDefinition(members({ inRequired: false }))).toBe(false);
  });

  it('takes further keywords of the type', () => {
    const Strict = defineType('test/strict', {
      about: 'x',
      name: 'test.STRICT',
      fields: {},
      keywords: { additionalProperties: false },
    });
    expect(Strict.definition()).toEqual({ properties: {}, type: 'object', additionalProperties: false });
    expect(Strict.name).toBe('test.STRICT');
    expect(defineType('test/loose', { about: 'x', fields: {} }).definition()).toEqual({
      properties: {},
      type: 'object',
    });
  });

  it('refers to each type of its members once, also to that of entries, and to none that is described in place', () => {
    const Both = defineType('test/both', {
      about: 'x',
      fields: {
        a: optional(Far, 'x'),
        b: optional(list(list(Far)), 'x'),
        c: optional(text, 'x'),
        d: optional(list(Inner), 'x'),
      },
    });
    expect(Both.references()).toEqual([Far.named, Inner.named]);
    const inPlace = { ...Far, reference: () => ({ type: 'object' }) } as Kind<object>;
    expect(defineType('test/in-place', { about: 'x', fields: { a: optional(inPlace, 'x') } }).references()).toEqual([]);
  });
});

describe('a member', () => {
  it('may be absent or is always there, holding the zero of its kind', () => {
    expect(optional(integer, 'x')).toEqual({ kind: integer, always: false, about: 'x', options: {} });
    expect(required(integer, 'x', { calculated: true })).toEqual({
      kind: integer,
      always: true,
      about: 'x',
      options: { calculated: true },
    });
    expect(nullable(integer)).toEqual({ ...integer, zero: undefined });
  });
});
