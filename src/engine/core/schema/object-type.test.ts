import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../json/json.ts';
import { Amount } from '../num/amount.ts';
import { amount } from '../../documents/num/amount.ts';
import { list } from './composites.ts';
import { optional, required } from './fields.ts';
import { definePart, defineType } from './object-type.ts';
import { boolean, float, integer, text } from './primitives.ts';
import { DocumentReader } from './reader.ts';

const Wheel = definePart('test/wheel', {
  about: 'A wheel.',
  fields: { size: required(amount, 'Diameter in inches'), spare: optional(boolean, 'Carried, not used') },
});

const Cart = defineType('test/cart', {
  about: 'A cart.',
  fields: {
    name: required(text, 'What it is called'),
    seats: optional(integer, 'Places to sit'),
    wheels: optional(list(Wheel), 'What it runs on', { calculated: true }),
    hitch: required(Wheel, 'What it is pulled by'),
  },
});

function read(raw: JsonObject) {
  const reader = new DocumentReader(() => undefined);
  return { value: Cart.decode(raw, reader), faults: reader.faults, unknown: reader.unknown };
}

describe('an object type', () => {
  test('reads members into exact values', () => {
    const { value } = read({ name: 'Bob', wheels: [{ size: '12.50' }] });
    expect(value?.wheels?.[0]?.size).toEqual(new Amount(1250, 2));
  });

  test('finds every fault of the input at its place', () => {
    const { faults } = read({ name: 7, seats: 'two', wheels: [{ size: 'big' }, [], { size: '1', spare: 'no' }] });
    expect(faults.map((fault) => fault.properties[0])).toEqual([
      '$.name',
      '$.seats',
      '$.wheels[0].size',
      '$.wheels[1]',
      '$.wheels[2].spare',
    ]);
  });

  test('takes null as absent and drops null entries of lists', () => {
    const { value } = read({ name: null, seats: null, wheels: [null, { size: '1' }] });
    expect(value).toEqual({ name: '', wheels: [{ size: new Amount(1, 0) }] });
  });

  test('takes null in a list of texts as the empty text', () => {
    const reader = new DocumentReader(() => undefined);
    expect(list(text).decode(['a', null], reader)).toEqual(['a', '']);
    expect(reader.gaps).toBeUndefined();
  });

  test('remembers how a list with nulls was written', () => {
    const reader = new DocumentReader(() => undefined);
    const wheels = list(Wheel).decode([null, { size: '1' }], reader);
    expect(reader.gaps?.get(wheels)).toEqual([undefined, { size: new Amount(1, 0) }]);
  });

  test('keeps 0 where it is a measure', () => {
    const Place = definePart('test/place', { about: 'A place.', fields: { east: optional(float, 'Degrees') } });
    expect(Place.decode({ east: 0 }, new DocumentReader(() => undefined))).toEqual({ east: 0 });
  });

  test('takes the empty text, 0 and false of optional members as absent', () => {
    expect(read({ name: '', seats: 0, wheels: [{ size: '0', spare: false }] }).value).toEqual({
      name: '',
      wheels: [{ size: Amount.ZERO }],
    });
  });

  test('knows members in other capitals, as other tools do', () => {
    expect(read({ Name: 'Bob' }).value?.name).toBe('Bob');
  });

  test.each<[given: JsonObject, name: string, unknown: readonly string[]]>([
    [{ name: 'A', Name: 'B' }, 'A', ['$.Name']],
    [{ Name: 'B', name: 'A' }, 'A', ['$.Name']],
    [{ NAME: 'C', Name: 'B' }, 'B', ['$.NAME']],
    [{ Name: 'B', NAME: 'C' }, 'B', ['$.NAME']],
    [{ NAme: 'D', Name: 'B', NAME: 'C' }, 'B', ['$.NAme', '$.NAME']],
    [{ name: null, Name: 'B' }, 'B', []],
  ])(
    'of several spellings of a name in %j takes the last by code point, and loses none in silence',
    (given, name, unknown) => {
      const taken = read(given);
      expect(taken.value?.name).toBe(name);
      expect(taken.unknown.map(({ path }) => path)).toEqual(unknown);
    },
  );

  test('reports members it does not know, with those it does and that are not there yet', () => {
    const { unknown } = read({ name: 'Bob', seets: 2 });
    expect(unknown).toEqual([{ path: '$.seets', name: 'seets', value: 2, known: ['seats', 'wheels', 'hitch'] }]);
  });

  test('writes members in the order of the definition, required ones always', () => {
    const { value } = read({ wheels: [{ size: '1.0' }], seats: 2 });
    expect(JSON.stringify(value && Cart.encode(value))).toBe(
      '{"name":"","seats":2,"wheels":[{"size":"1.0"}],"hitch":null}',
    );
  });

  test('describes itself in JSON Schema, parts inside and calculated members marked', () => {
    expect(Cart.definition()).toEqual({
      type: 'object',
      properties: {
        name: { title: 'Name', type: 'string', description: 'What it is called' },
        seats: { title: 'Seats', type: 'integer', description: 'Places to sit' },
        wheels: {
          title: 'Wheels',
          type: 'array',
          items: { $ref: '#/$defs/test.Wheel' },
          description: 'What it runs on',
          calculated: true,
        },
        hitch: { title: 'Hitch', $ref: '#/$defs/test.Wheel', description: 'What it is pulled by' },
      },
      required: ['name', 'hitch'],
    });
  });

  test('keeps `__proto__` from the prototype of what it reads', () => {
    const raw = JSON.parse('{"name":"Bob","__proto__":{"seats":3}}') as JsonObject;
    const { value, unknown } = read(raw);
    expect(value?.seats).toBeUndefined();
    expect(unknown.map((member) => member.name)).toEqual(['__proto__']);
  });
});
