import { expect, it } from 'vitest';
import { JsonNumber } from '../engine/index.ts';
import type { JsonObject } from '../engine/index.ts';
import { readArgument, readMembers } from './read-argument.ts';

const limits = { maxLength: 1_000, maxDepth: 20 };

it.each<[fact: string, given: JsonObject | string, value: unknown]>([
  ['an object', { a: 'b', c: [1, true, null] }, { a: 'b', c: [1, true, null] }],
  ['JSON', '{"a": "b"}', { a: 'b' }],
  ['JSON after white space', ' \n {"a": 1}', { a: 1 }],
  ['a list of JSON', '["a"]', ['a']],
  ['YAML', 'a: b\nc:\n  - 1\n', { a: 'b', c: [1] }],
  ['the digits of a number in a text', '{"a": 1.10}', { a: new JsonNumber('1.10') }],
  [
    'fifteen digits of a number in an object',
    { a: 123456789012345, b: 0.123456789012345 },
    { a: 123456789012345, b: new JsonNumber('0.123456789012345') },
  ],
  ['large round numbers', { a: 1e21, b: -1e-7 }, { a: new JsonNumber('1e+21'), b: new JsonNumber('-1e-7') }],
])('reads %s', (_, given, value) => {
  expect(readArgument('data', given, limits)).toEqual({ ok: true, value });
});

const deep = (levels: number): JsonObject => {
  let value: JsonObject = {};
  for (let level = 0; level < levels; level++) value = { a: value };
  return value;
};

it.each<[fact: string, given: JsonObject | string, code: string, place: string]>([
  ['a member named twice', '{"a":1,"a":2}', 'ASSAY-INPUT-DUPLICATE', '$.a'],
  ['broken JSON', '{"a":}', 'ASSAY-INPUT-SYNTAX', '$.a'],
  ['JSON that would be YAML', "{'a': 1}", 'ASSAY-INPUT-SYNTAX', '$'],
  ['an alias without an anchor', 'a: *x', 'ASSAY-INPUT-YAML', '$'],
  ['a number that may have lost digits', { a: { b: 1234567890.1234567 } }, 'ASSAY-INPUT-NUMBER', '$'],
  ['a whole number beyond what is exact', { a: Number('9007199254740993') }, 'ASSAY-INPUT-NUMBER', '$'],
  ['what arithmetic leaves', { a: 0.1 + 0.2 }, 'ASSAY-INPUT-NUMBER', '$'],
  ['an object that nests too deeply', deep(30), 'ASSAY-INPUT-DEPTH', '$'],
  ['an object that nests beyond the stack', deep(200_000), 'ASSAY-INPUT-DEPTH', '$'],
  ['an object that is too long', { a: 'x'.repeat(2_000) }, 'ASSAY-INPUT-SIZE', '$'],
  ['a text that is too long', `{"a":"${'x'.repeat(2_000)}"}`, 'ASSAY-INPUT-SIZE', '$'],
])('refuses %s at its place', (_, given, code, place) => {
  const read = readArgument('data', given, limits);
  expect(read).toMatchObject({
    ok: false,
    error: { key: 'input', message: expect.stringContaining('`data`') as string },
  });
  if (read.ok) return;
  expect(read.error.faults[0]?.code).toBe(code);
  expect(read.error.faults[0]?.properties[0]?.startsWith(place)).toBe(true);
});

it('names the first number that may have lost digits', () => {
  const read = readArgument('data', { a: Number('0.12345678901234567'), b: Number('9007199254740993') }, limits);
  expect(read.ok ? '' : read.error.faults[0]?.description).toContain('The number 0.1234567890123456');
});

it('names another argument in the places of its faults', () => {
  const read = readArgument('options', '{"a":{"b":1,"b":2}}', limits);
  expect(read.ok ? [] : read.error.faults.map(({ properties }) => properties)).toEqual([['request.options.a.b']]);
});

it.each<[fact: string, given: JsonObject | string | undefined, outcome: object]>([
  ['nothing stays nothing', undefined, { ok: true, value: undefined }],
  ['an object is one', { a: 'b' }, { ok: true, value: { a: 'b' } }],
  ['so is a text of one', '{"a":"b"}', { ok: true, value: { a: 'b' } }],
  [
    'a list is none',
    '[]',
    { ok: false, error: { key: 'input', message: expect.stringContaining('`options`') as string } },
  ],
  [
    'a word is none',
    'hello',
    { ok: false, error: { key: 'input', message: expect.stringContaining('object') as string } },
  ],
  ['what cannot be read is none', '{', { ok: false, error: { key: 'input' } }],
])('of an argument that has to be an object, %s', (_, given, outcome) => {
  expect(readMembers('options', given, limits)).toMatchObject(outcome);
});
