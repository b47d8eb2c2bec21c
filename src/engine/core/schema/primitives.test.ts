import { describe, expect, it } from 'vitest';
import type { Json } from '../json/json.ts';
import { JsonNumber } from '../json/json.ts';
import { readJson } from '../json/read-json.ts';
import type { AnyKind, Kind } from './kind.ts';
import { base64, boolean, cleanText, cleanTextOf, float, integer, text, textOf } from './primitives.ts';
import { DocumentReader } from './reader.ts';

const REFUSED = 'refused';

function decoded(kind: Pick<AnyKind, 'decode'>, raw: Json): unknown {
  const reader = new DocumentReader(() => undefined);
  const value = kind.decode(raw, reader);
  if (reader.faults.length === 0) return value;
  expect(value).toBeUndefined();
  return REFUSED;
}

function jsonOf(written: string): Json {
  const read = readJson(written);
  return read.ok ? read.value : expect.fail(written);
}

describe('a whole number', () => {
  it.each([
    ['0', 0],
    ['-0', 0],
    ['-1', -1],
    ['42', 42],
    ['9007199254740991', 9007199254740991],
    ['-9007199254740991', -9007199254740991],
  ])('reads %s', (written, value) => {
    expect(decoded(integer, jsonOf(written))).toBe(value);
  });

  it.each(['1.5', '1.01', '-1e-1', '9007199254740993', '"1"', 'true', 'null', '[]', '{}'])('refuses %s', (written) => {
    expect(decoded(integer, jsonOf(written))).toBe(REFUSED);
  });
});

describe('a number', () => {
  it.each<[Json, number]>([
    [0, 0],
    [7, 7],
    [new JsonNumber('-1.5'), -1.5],
    [new JsonNumber('1e2'), 100],
  ])('reads %j', (raw, value) => {
    expect(decoded(float, raw)).toBe(value);
  });

  it.each<[Json]>([['1'], [true], [[]], [{}], [new JsonNumber('1e400')], [new JsonNumber('-1e400')]])(
    'refuses %j',
    (raw) => {
      expect(decoded(float, raw)).toBe(REFUSED);
    },
  );
});

describe('a text, and true or false', () => {
  it.each<[string, Pick<AnyKind, 'decode'>, Json, unknown]>([
    ['a text', text, ' x ', ' x '],
    ['an empty text', text, '', ''],
    ['no number for a text', text, 1, REFUSED],
    ['true', boolean, true, true],
    ['false', boolean, false, false],
    ['no text for true', boolean, 'true', REFUSED],
    ['no 1 for true', boolean, 1, REFUSED],
  ])('reads %s', (_, kind, raw, value) => {
    expect(decoded(kind, raw)).toBe(value);
  });

  it.each<[string, Pick<AnyKind, 'decode'>, string]>([
    ['a text', text, 'a text'],
    ['a whole number', integer, 'a whole number'],
    ['a number', float, 'a number'],
    ['true or false', boolean, 'true or false'],
    ['Base64 data', base64, 'Base64 data'],
  ])('%s: an object in its place is told what belongs there', (_, kind, type) => {
    const reader = new DocumentReader(() => undefined);
    kind.decode({}, reader);
    expect(reader.faults).toMatchObject([{ code: 'ASSAY-INPUT-TYPE', value: {}, expected: { kind: 'type', type } }]);
  });
});

describe('Base64 data', () => {
  it.each<[Json, string]>([
    ['', ''],
    ['QQ==', 'QQ=='],
    ['QUI=', 'QUI='],
    ['QUJD', 'QUJD'],
    ['QUJDQUJDQQ==', 'QUJDQUJDQQ=='],
    ['+/+/', '+/+/'],
    ['QUJD\r\nQUJD\n', 'QUJDQUJD'],
    [[], ''],
    [[65, 66, 67], 'QUJD'],
    [[0, 255], 'AP8='],
    [[0], 'AA=='],
    [[null, 65], 'AEE='],
  ])('is read from %j', (raw, data) => {
    expect(decoded(base64, raw)).toBe(data);
  });

  it.each<Json>(['Q', 'QQ', 'QQ=', 'QUI', 'QQ==QQ==', 'QUJ', '=QQ=', 'Q-==', 'QU JD', 'QUJD=', '!QUJD', 'QUJD!'])(
    'is refused in %j',
    (raw) => {
      const reader = new DocumentReader(() => undefined);
      expect(base64.decode(raw, reader)).toBeUndefined();
      expect(reader.faults).toMatchObject([
        { code: 'ASSAY-INPUT-BASE64', value: null, expected: { kind: 'type', type: 'Base64 data' } },
      ]);
    },
  );

  it.each<[Json]>([[5], [[256]], [[-1]], [[1.5]], [['65']], [[true]], [[65, new JsonNumber('1.5')]], [{}]])(
    'is refused in %j',
    (raw) => {
      expect(decoded(base64, raw)).toBe(REFUSED);
    },
  );
});

describe('values that are left out where they may be absent', () => {
  it.each<[string, unknown, readonly unknown[], readonly unknown[]]>([
    ['text', text, [''], ['x', ' ']],
    ['integer', integer, [0], [1, -1]],
    ['float', float, [], [0, 1]],
    ['boolean', boolean, [false], [true]],
    ['base64', base64, [''], ['QQ==']],
  ])('of %s', (_, kind, empty, given) => {
    const { isEmpty, encode } = kind as Kind<unknown>;
    expect(empty.filter((value) => !isEmpty(value))).toEqual([]);
    expect(given.filter((value) => isEmpty(value))).toEqual([]);
    expect(given.map(encode)).toEqual(given);
  });
});

describe('JSON Schema', () => {
  it.each<[() => unknown, Json]>([
    [() => text, { type: 'string' }],
    [() => textOf({ format: 'email' }), { type: 'string', format: 'email' }],
    [() => cleanText, { type: 'string' }],
    [() => cleanTextOf({ format: 'uri' }), { type: 'string', format: 'uri' }],
    [() => integer, { type: 'integer' }],
    [() => float, { type: 'number' }],
    [() => boolean, { type: 'boolean' }],
    [() => base64, { type: 'string', contentEncoding: 'base64' }],
  ])('of %#', (kind, schema) => {
    expect((kind() as AnyKind).reference()).toEqual(schema);
  });

  it('a text that building trims is a type of its own, of which no schema is published', () => {
    expect(cleanText.named).toBe(cleanTextOf({}).named);
    expect(cleanText.named.published).toBe(false);
    expect(cleanText.named.definition()).toEqual({ type: 'string' });
    expect(cleanText.named.references()).toEqual([]);
    expect(text.named).toBeUndefined();
  });
});
