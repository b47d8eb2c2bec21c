import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import { inWords, listIn, objectIn, objectsIn, textIn } from './read.ts';
import { choicesOf, fieldsOf, firstText, schemaAt } from './schema-walk.ts';

const bundle: JsonObject = {
  $ref: '#/$defs/root',
  $defs: {
    root: {
      type: 'object',
      required: ['b', 'c'],
      properties: {
        a: { $ref: '#/$defs/leaf', title: 'Own title' },
        b: { type: 'array', items: { $ref: '#/$defs/pair' } },
        c: { type: 'string', calculated: true },
        d: { allOf: [{ $ref: '#/$defs/leaf' }, { type: 'string', title: 'Part' }] },
        ring: { $ref: '#/$defs/ring' },
        lost: { $ref: '#/$defs/nobody' },
        odd: true,
        ext: {
          type: 'object',
          patternProperties: { '^[a-z]+$': { title: 'Letters' }, '^\\d+$': { title: 'Digits' }, '^x$': { title: 'X' } },
        },
      },
    },
    leaf: {
      type: 'string',
      title: 'Leaf',
      description: 'A leaf.',
      oneOf: [{ const: 'x', title: 'Ex' }, { const: 'y' }],
    },
    pair: { allOf: [{ type: 'object', properties: { x: { title: 'X' } } }], properties: { y: { title: 'Y' } } },
    ring: { $ref: '#/$defs/ring', title: 'Ring' },
  },
};

const titles = (...steps: (string | number)[]) => schemaAt(bundle, steps).map((schema) => schema['title'] ?? '-');

describe('the schema at a place', () => {
  it.each<[(string | number)[], unknown[]]>([
    [[], ['-', '-']],
    [['a'], ['Own title', 'Leaf']],
    [['b'], ['-']],
    [
      ['b', 7],
      ['-', '-', '-'],
    ],
    [['b', 0, 'x'], ['X']],
    [['b', 0, 'y'], ['Y']],
    [['d'], ['-', '-', 'Part']],
    [['lost'], ['-']],
    [['ext', 'abc'], ['Letters']],
    [['ext', '12'], ['Digits']],
    [['ext', 'x'], ['Letters']],
    [['ext', 'A-1'], []],
    [['odd'], []],
    [['nobody'], []],
    [['nobody', 'more'], []],
    [['a', 'more'], []],
    [['b', 'x'], []],
    [['a', 0], []],
    [['constructor'], []],
  ])('%j', (steps, expected) => {
    expect(titles(...steps)).toEqual(expected);
  });

  it('ends, whatever a bundle refers to', () => {
    expect(schemaAt(bundle, ['ring'])).toHaveLength(12);
    expect(schemaAt(undefined, ['a'])).toEqual([]);
    expect(schemaAt({}, [])).toEqual([{}]);
  });

  it('says first what the field says of itself', () => {
    expect(firstText(schemaAt(bundle, ['a']), 'title')).toBe('Own title');
    expect(firstText(schemaAt(bundle, ['a']), 'description')).toBe('A leaf.');
    expect(firstText(schemaAt(bundle, ['b', 0]), 'title')).toBeUndefined();
  });
});

it('lists the fields of an object in their order', () => {
  const fields = fieldsOf(schemaAt(bundle, []));
  expect(fields.map(({ name, calculated, required }) => [name, calculated, required])).toEqual([
    ['a', false, false],
    ['b', false, true],
    ['c', true, true],
    ['d', false, false],
    ['ring', false, false],
    ['lost', false, false],
    ['ext', false, false],
  ]);
  expect(fieldsOf(schemaAt(bundle, ['b', 0])).map(({ name }) => name)).toEqual(['y', 'x']);
  expect(fieldsOf([])).toEqual([]);
});

it('lists values by name, also those of what it refers to', () => {
  expect(choicesOf(schemaAt(bundle, ['a']))).toEqual([
    { value: 'x', name: 'Ex' },
    { value: 'y', name: 'y' },
  ]);
  const any = { anyOf: [{ const: 'a', title: 'A', description: 'First.' }, { type: 'string' }, { const: 1 }] };
  expect(choicesOf([any])).toEqual([{ value: 'a', name: 'A', description: 'First.' }]);
});

describe('published definitions', () => {
  const object: JsonObject = {
    text: 'x',
    list: [{ a: 1 }, 'b', null, []],
    object: { en: 'English', es: 'Spanish' },
    no: null,
  };

  it('are read member by member, each as what it must be', () => {
    expect([textIn(object, 'text'), textIn(object, 'list'), textIn(object, 'none'), textIn(undefined, 'text')]).toEqual(
      ['x', undefined, undefined, undefined],
    );
    expect([
      objectIn(object, 'object'),
      objectIn(object, 'list'),
      objectIn(object, 'no'),
      objectIn(object, 'text'),
    ]).toEqual([{ en: 'English', es: 'Spanish' }, undefined, undefined, undefined]);
    expect(listIn(object, 'list')).toHaveLength(4);
    expect([listIn(object, 'text'), listIn(undefined, 'list')]).toEqual([[], []]);
    expect(objectsIn(object, 'list')).toEqual([{ a: 1 }]);
  });

  it('are named in English, or in whichever language comes first', () => {
    expect(inWords(object, 'object')).toBe('English');
    expect(inWords({ name: { es: 'Nombre', fr: 'Nom' } }, 'name')).toBe('Nombre');
    expect(inWords({ name: {} }, 'name')).toBeUndefined();
    expect(inWords({ name: { en: 1 } }, 'name')).toBeUndefined();
    expect(inWords({ name: 'Name' }, 'name')).toBeUndefined();
    expect(inWords(undefined, 'name')).toBeUndefined();
  });
});
