import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../json/json.ts';
import { isJsonObject } from '../json/json.ts';
import { Amount } from '../num/amount.ts';
import { amount } from '../../documents/num/amount.ts';
import { lazy, list } from './composites.ts';
import { optional, required } from './fields.ts';
import type { AnyKind } from './kind.ts';
import { definePart, defineType, isObjectType } from './object-type.ts';
import { boolean, float, integer, text } from './primitives.ts';
import { DocumentReader } from './reader.ts';

const wheelType = () =>
  definePart('test/wheel', {
    about: 'A wheel.',
    fields: { size: required(amount, 'Diameter in inches'), spare: optional(boolean, 'Carried, not used') },
  });

const Wheel = wheelType();

const cartType = () =>
  defineType('test/cart', {
    about: 'A cart.',
    fields: {
      name: required(text, 'What it is called'),
      seats: optional(integer, 'Places to sit'),
      colour: optional(text, 'Colour'),
      wheels: optional(list(Wheel), 'What it runs on', { calculated: true }),
      hitch: required(Wheel, 'What it is pulled by'),
    },
  });

const Cart = cartType();

function read(raw: JsonObject) {
  const reader = new DocumentReader(() => undefined);
  return { value: cartType().decode(raw, reader), faults: reader.faults, unknown: reader.unknown };
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
    expect(read({ name: '', seats: 0, colour: '', wheels: [{ size: '0', spare: false }] }).value).toEqual({
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
    expect(unknown).toEqual([
      { path: '$.seets', name: 'seets', value: 2, known: ['seats', 'colour', 'wheels', 'hitch'] },
    ]);
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
        colour: { title: 'Colour', type: 'string', description: 'Colour' },
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

describe('what an object type makes of its members', () => {
  test('holds the zero of those that are always there, and nothing in place of the others', () => {
    expect(Object.entries(read({}).value ?? {})).toEqual([['name', '']]);
    expect(Object.entries(read({ name: 'Bob', seats: 0, hitch: null }).value ?? {})).toEqual([['name', 'Bob']]);
  });

  test('takes a member that cannot be read as absent', () => {
    expect(Object.entries(read({ name: 7, seats: 'two' }).value ?? {})).toEqual([['name', '']]);
  });

  test('accepts `$schema` beside its members without reporting it', () => {
    expect(read({ $schema: 'x', name: 'Bob' })).toMatchObject({ value: { name: 'Bob' }, unknown: [] });
    expect(read({ $Schema: 'x' }).unknown.map(({ name }) => name)).toEqual(['$Schema']);
  });

  test.each<[JsonObject[string]]>([[[]], ['x'], [null]])('is nothing of %j', (raw) => {
    const reader = new DocumentReader(() => undefined);
    expect(Cart.decode(raw, reader)).toBeUndefined();
    expect(reader.faults.map(({ code }) => code)).toEqual(['ASSAY-INPUT-TYPE']);
  });

  test('reports another spelling of a name with its own value', () => {
    expect(read({ name: 'A', Name: 'B' }).unknown).toMatchObject([{ name: 'Name', value: 'B' }]);
    expect(read({ NAME: 'C', Name: 'B' }).unknown).toMatchObject([{ name: 'NAME', value: 'C' }]);
  });

  test('restores the reader’s path afterwards', () => {
    const reader = new DocumentReader(() => undefined);
    Cart.decode({ name: 1, wheels: [{}], hitch: { size: 'x' } }, reader);
    expect(reader.path()).toBe('$');
    expect(reader.faults.map(({ properties }) => properties[0])).toEqual(['$.name', '$.hitch.size']);
  });

  test('writes an optional member only where it says something, a required one even at its zero', () => {
    const written = (value: object) => JSON.stringify(Cart.encode(value as never));
    expect(written({ name: 'Bob', seats: 0, wheels: [], hitch: { size: Amount.ZERO } })).toBe(
      '{"name":"Bob","hitch":{"size":"0"}}',
    );
    expect(written({})).toBe('{"name":"","hitch":null}');
    expect(written({ name: '', seats: 1, wheels: [{ size: Amount.ZERO, spare: true }] })).toBe(
      '{"name":"","seats":1,"wheels":[{"size":"0","spare":true}],"hitch":null}',
    );
  });

  test('is never left out as empty, has no zero, and is known as an object by its members', () => {
    const [Cart, Wheel] = [cartType(), wheelType()];
    expect([Cart.isEmpty({} as never), Cart.zero, Cart.named === (Cart as object)]).toEqual([false, undefined, true]);
    expect([Cart, list(Cart), text].map((kind) => isObjectType(kind as AnyKind))).toEqual([true, false, false]);
    expect(isObjectType(lazy(() => Cart) as AnyKind)).toBe(false);
    expect(Cart.reference()).toEqual({ $ref: 'https://gobl.org/draft-0/test/cart' });
    expect(Wheel.reference()).toEqual({ $ref: '#/$defs/test.Wheel' });
    expect([Cart.name, Cart.published, Wheel.published]).toEqual(['test.Cart', true, false]);
  });
});

describe('members of older documents', () => {
  const Barrow = defineType('test/barrow', {
    about: 'A barrow.',
    fields: { wheel: optional(Wheel, 'Wheel'), sizes: optional(list(amount), 'Sizes') },
    former: [
      { at: ['disc'], kind: Wheel },
      { at: ['gear', 'sizes'], kind: list(amount) },
    ],
    upgrade: (raw) => {
      const { disc, gear, ...rest } = raw;
      const sizes = isJsonObject(gear) ? gear['sizes'] : undefined;
      return { ...rest, ...(disc === undefined ? {} : { wheel: disc }), ...(sizes === undefined ? {} : { sizes }) };
    },
  });
  const readBarrow = (raw: JsonObject) => {
    const reader = new DocumentReader(() => undefined);
    const given = structuredClone(raw);
    const value = Barrow.decode(raw, reader);
    expect(raw).toEqual(given);
    return { value, faults: reader.faults.map(({ properties }) => properties[0]), at: reader.path() };
  };

  test.each<[string, JsonObject, object, readonly string[]]>([
    ['are taken over', { disc: { size: '1' } }, { wheel: { size: new Amount(1, 0) } }, []],
    ['are taken over from further down', { gear: { sizes: ['1'] } }, { sizes: [new Amount(1, 0)] }, []],
    ['are faulty where they stand', { disc: 'x', gear: { sizes: 'y' } }, {}, ['$.disc', '$.gear.sizes']],
    [
      'keep what of them can be read',
      { gear: { sizes: ['x', '2'] } },
      { sizes: [new Amount(2, 0)] },
      ['$.gear.sizes[0]'],
    ],
    ['may be null', { disc: null, gear: null }, {}, []],
    ['may be missing from what they stood in', { gear: { other: 1 } }, {}, []],
    ['may stand in what is no object', { gear: 'x' }, {}, []],
  ])('%s', (_, raw, value, faults) => {
    expect(readBarrow(raw)).toEqual({ value, faults, at: '$' });
  });

  test('are judged once if they still have the same name', () => {
    const reader = new DocumentReader(() => undefined);
    const Same = defineType('test/same', {
      about: 'x',
      fields: { wheel: optional(Wheel, 'Wheel') },
      former: [{ at: ['wheel'], kind: Wheel }],
      upgrade: (raw) => raw,
    });
    expect(Object.keys(Same.decode({ wheel: 'x' }, reader) ?? {})).toEqual([]);
    expect(reader.faults.map(({ properties }) => properties[0])).toEqual(['$.wheel']);
  });

  test('are no matter where nothing is upgraded', () => {
    const reader = new DocumentReader(() => undefined);
    const Plain = defineType('test/plain', { about: 'x', fields: {}, upgrade: (raw) => raw });
    expect(Plain.decode({ a: 1 }, reader)).toEqual({});
    expect(reader.unknown).toMatchObject([{ name: 'a' }]);
  });
});
