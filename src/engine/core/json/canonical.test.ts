import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from './canonical.ts';
import type { Json, JsonObject } from './json.ts';
import { readJson } from './read-json.ts';

function canonical(text: string): string {
  const read = readJson(text);
  if (!read.ok) throw new Error(read.faults[0]?.description);
  return canonicalJson(read.value);
}

test.each([
  ['{"b": 1,\n "a": [1, 2 , {"d": true, "c": false}]}', '{"a":[1,2,{"c":false,"d":true}],"b":1}'],
  ['{"a": {}, "b": [], "c": ""}', '{"a":{},"b":[],"c":""}'],
  ['[null, 1, null]', '[null,1,null]'],
  ['{"$schema": 1, "Z": 2, "a": 3, "_": 4}', '{"$schema":1,"Z":2,"_":4,"a":3}'],
  ['{"2": "b", "10": "a", "1": "c"}', '{"1":"c","10":"a","2":"b"}'],
  ['{"__proto__": {"b": 1, "a": 2}}', '{"__proto__":{"a":2,"b":1}}'],
])('%s becomes %s', (text, expected) => {
  expect(canonical(text)).toBe(expected);
});

describe('members', () => {
  test('are sorted by the bytes of their UTF-8 names, not by UTF-16 units', () => {
    expect(canonicalJson({ '😀': 1, '\uffff': 2, é: 3, '\ue000': 4, z: 5 })).toBe(
      '{"z":5,"é":3,"\ue000":4,"\uffff":2,"😀":1}',
    );
  });

  test.each([
    ['{"b":null,"a":1}', '{"a":1}'],
    ['{"a":1,"b":null,"c":2}', '{"a":1,"c":2}'],
    ['{"a":null}', '{}'],
    ['{"a":1e400,"b":1}', '{,"b":1}'],
  ])('that are null are dropped: %s', (text, expected) => {
    expect(canonical(text)).toBe(expected);
  });

  test.each([
    ['{"a":null,"b":1}', '{,"b":1}'],
    ['{"a":null,"b":null,"c":1}', '{,"c":1}'],
    ['{"b":null,"a":null,"c":1,"d":2}', '{,"c":1,"d":2}'],
  ])('that are null and first leave their comma: %s', (text, expected) => {
    expect(canonical(text)).toBe(expected);
  });
});

test.each([
  ['a quote and a backslash', '"\\', '"\\"\\\\"'],
  ['control characters with short names', '\n\r\t\f\b', '"\\n\\r\\t\\f\\b"'],
  ['control characters without, in capital digits', '\u0000\u001f\u000b', '"\\u0000\\u001F\\u000B"'],
  ['everything else as it is', '/<>&\u007f\u2028é😀', '"/<>&\u007f\u2028é😀"'],
])('text has %s', (_, text, expected) => {
  expect(canonicalJson(text)).toBe(expected);
});

test.each([
  ['0', '0'],
  ['-0', '0'],
  ['42', '42'],
  ['-7', '-7'],
  ['9223372036854775807', '9223372036854775807'],
  ['-9223372036854775808', '-9223372036854775808'],
  ['9223372036854775808', '9.223372036854776E18'],
  ['-9223372036854775809', '-.09.223372036854776E18'],
  ['123456789012345678901', '1.2345678901234568E20'],
  ['0.0', '0.0E0'],
  ['1.0', '1.0E0'],
  ['1e2', '1.0E2'],
  ['1E+2', '1.0E2'],
  ['40.5', '4.05E1'],
  ['100.25', '1.0025E2'],
  ['0.001', '1.0E-3'],
  ['1e21', '1.0E21'],
  ['5e-324', '5.0E-324'],
  ['1e400', 'null'],
  ['-1e400', 'null'],
])('the number %s is written %s', (text, expected) => {
  expect(canonical(text)).toBe(expected);
});

test.each([
  ['-0.5', '-.05E-1'],
  ['-3.5', '-.03.5E0'],
  ['-20.5', '-.02.05E1'],
  ['-5e-10', '-.05E-10'],
])('the negative fraction %s loses the place of its first digit: %s', (text, expected) => {
  expect(canonical(text)).toBe(expected);
});

describe('for any document', () => {
  const text = fc.string({ unit: 'binary' });
  const plain = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      text,
      fc.boolean(),
      fc.nat(),
      fc.array(tie('value')),
      fc.dictionary(text, tie('value'), { noNullPrototype: true }),
    ),
  })).value;

  test('the order of members makes no difference', () => {
    fc.assert(fc.property(plain, (value) => canonicalJson(reversed(value)) === canonicalJson(value)));
  });

  test('without fractions and nulls, what is written is JSON for the same value', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(value);
      }),
    );
  });
});

function reversed(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as JsonObject)
      .reverse()
      .map(([name, item]) => [name, reversed(item)]),
  );
}
