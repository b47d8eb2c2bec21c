import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../core/json/json.ts';
import { JsonNumber } from '../core/json/json.ts';
import { list } from '../core/schema/composites.ts';
import { optional } from '../core/schema/fields.ts';
import type { DocumentType } from '../core/schema/kind.ts';
import { definePart, defineType } from '../core/schema/object-type.ts';
import { text } from '../core/schema/primitives.ts';
import { date } from '../documents/cal/date.ts';
import { key } from '../documents/cbc/key.ts';
import { meta } from '../documents/cbc/meta.ts';
import { currencyCode } from '../documents/currency/code.ts';
import { amount } from '../documents/num/amount.ts';
import { percentage } from '../documents/num/percentage.ts';
import { documentChanges, MOST_CHANGES } from './changes.ts';
import type { Change } from './inspect-report.ts';
import type { ReadDocument } from './read-document.ts';
import { ENVELOPE_SCHEMA } from './read-document.ts';

const made = { calculated: true } as const;
const Part = definePart('demo/part', {
  about: 'A part.',
  fields: {
    word: optional(text, 'w'),
    sum: optional(amount, 's', made),
    kind: optional(key, 'k', made),
    free: optional(amount, 'f'),
  },
});
const Demo = defineType('demo/demo', {
  about: 'A document.',
  fields: {
    word: optional(text, 'w'),
    date: optional(date, 'd', made),
    kind: optional(key, 'k', made),
    currency: optional(currencyCode, 'c', made),
    sum: optional(amount, 's', made),
    price: optional(amount, 'p'),
    share: optional(percentage, 'p'),
    names: optional(list(text), 'n'),
    sums: optional(list(amount), 's', made),
    parts: optional(list(Part), 'p'),
    part: optional(Part, 'p'),
    totals: optional(Part, 't', made),
    notes: optional(meta, 'n'),
    figures: optional(meta, 'f', made),
  },
});

interface Given {
  readonly unknown?: readonly string[];
  readonly unread?: readonly string[];
}

function documentOf({ unknown = [] }: Given, type: DocumentType = Demo): ReadDocument {
  return {
    schema: 'demo',
    type,
    value: {},
    unknown: unknown.map((path) => ({ path, name: '', value: null, known: [] })),
  };
}

function shown(value: Json | undefined): string {
  return value === undefined ? '' : JSON.stringify(value);
}

function inShort(changes: readonly Change[]): readonly string[] {
  return changes.map(({ kind, path, before, after }) => `${kind} ${path} ${shown(before)}→${shown(after)}`);
}

function changes(input: JsonObject, output: JsonObject, given: Given = {}): readonly string[] {
  return inShort(documentChanges(input, output, documentOf(given), new Set(given.unread)).changes);
}

describe('a member', () => {
  test.each<[string, JsonObject, JsonObject, readonly string[]]>([
    ['that stays is no change', { word: 'a', x: true, y: 5 }, { word: 'a', x: true, y: 5 }, []],
    ['that becomes another is overwritten', { word: 'a' }, { word: 'b' }, ['overwrote $.word "a"→"b"']],
    ['that was blank is filled in', { word: '' }, { word: 'b' }, ['defaulted $.word ""→"b"']],
    ['that was null is filled in', { word: null }, { word: 'b' }, ['defaulted $.word null→"b"']],
    ['that was false is filled in', { word: false }, { word: 'b' }, ['defaulted $.word false→"b"']],
    ['that was 0 is filled in', { price: 0 }, { price: '1' }, ['defaulted $.price 0→"1"']],
    ['that was an empty object is filled in', { word: {} }, { word: 'b' }, ['defaulted $.word {}→"b"']],
    ['that was an empty list is filled in', { word: [] }, { word: 'b' }, ['defaulted $.word []→"b"']],
    ['that was a list of nulls is filled in', { word: [null] }, { word: 'b' }, ['defaulted $.word [null]→"b"']],
    ['that was 1 is overwritten', { price: 1 }, { price: '2' }, ['overwrote $.price 1→"2"']],
    ['that was a list is overwritten by a text', { word: ['a'] }, { word: 'b' }, ['overwrote $.word ["a"]→"b"']],
    [
      'that was an object is overwritten by a text',
      { word: { a: 'b' } },
      { word: 'b' },
      ['overwrote $.word {"a":"b"}→"b"'],
    ],
    ['that was a text is overwritten by a list', { word: 'a' }, { word: ['a'] }, ['overwrote $.word "a"→["a"]']],
    [
      'that was a text is overwritten by an object',
      { part: 'a' },
      { part: { word: 'a' } },
      ['overwrote $.part "a"→{"word":"a"}'],
    ],
    ['that is gone is dropped', { word: 'a' }, {}, ['dropped $.word "a"→']],
    ['that was blank and is gone is no change', { word: '', part: {}, names: [], price: 0 }, {}, []],
    ['that is printed as null is no change', { word: 'a' }, { word: null }, []],
    [
      'that was an object with content and is gone is dropped',
      { part: { word: 'a' } },
      {},
      ['dropped $.part {"word":"a"}→'],
    ],
    [
      'that was an object of blanks and is gone is tidied',
      { part: { word: '' } },
      {},
      ['normalised $.part {"word":""}→'],
    ],
    [
      'that was a list and is gone is dropped entry by entry',
      { names: ['a', null, 'b'] },
      {},
      ['dropped $.names[0] "a"→', 'dropped $.names[1] "b"→'],
    ],
    [
      'within another is looked at, too',
      { part: { word: 'a' } },
      { part: { word: 'b' } },
      ['overwrote $.part.word "a"→"b"'],
    ],
    [
      'that the type does not know is compared all the same',
      { x: { constructor: 'a' } },
      { x: { constructor: 'b' } },
      ['overwrote $.x.constructor "a"→"b"'],
    ],
    ['is not found on the prototype', { constructor: 'a' }, {}, ['dropped $.constructor "a"→']],
    ['named like one of the prototype is filled in', {}, { constructor: 'a' }, ['defaulted $.constructor →"a"']],
  ])('%s', (_, input, output, expected) => {
    expect(changes(input, output)).toEqual(expected);
  });

  test('that the type does not have is dropped as a whole, which is one change', () => {
    const { changes: found } = documentChanges(
      { x: ['a', 'b'], y: 'c', word: 'd' },
      {},
      documentOf({ unknown: ['$.x', '$.y'] }),
      new Set(),
    );
    expect(inShort(found)).toEqual(['dropped $.x ["a","b"]→', 'dropped $.y "c"→', 'dropped $.word "d"→']);
    expect(found.map(({ why }) => why)).toEqual(['unknown field', 'unknown field', 'not part of a built document']);
    expect(changes({ x: { a: '' } }, {}, { unknown: ['$.x'] })).toEqual(['dropped $.x {"a":""}→']);
  });

  test('that could not be read is not reported', () => {
    expect(changes({ word: 'a', part: { word: 'a' } }, { word: 'b' }, { unread: ['$.word', '$.part'] })).toEqual([]);
    expect(changes({ parts: [{ word: 'a' }] }, { parts: [{ word: 'b' }] }, { unread: ['$.parts[0].word'] })).toEqual(
      [],
    );
  });
});

describe('values count, not spellings', () => {
  test.each<[string, JsonObject, JsonObject, readonly string[]]>([
    ['a number is its digits', { price: 10 }, { price: '10' }, []],
    ['an amount is its value', { price: '10.5' }, { price: '10.50' }, []],
    ['a negative amount is its value', { price: '-10.5' }, { price: '-10.50' }, []],
    ['an amount may have an exponent', { price: new JsonNumber('1.05e1') }, { price: '10.50' }, []],
    ['a number beyond all figures is its digits', { x: new JsonNumber('1e400') }, { x: '1e400' }, []],
    ['a share in words is another', { word: '5%' }, { word: 'b%' }, ['overwrote $.word "5%"→"b%"']],
    ['another amount is another', { price: '10.5' }, { price: '10.51' }, ['overwrote $.price "10.5"→"10.51"']],
    ['a percentage is its value', { share: '21.0%' }, { share: '21%' }, []],
    ['a percentage may be a fraction', { share: '0.21' }, { share: '21%' }, []],
    ['another percentage is another', { share: '20%' }, { share: '21%' }, ['overwrote $.share "20%"→"21%"']],
    ['no percentage is another', { share: 'x' }, { share: '21%' }, ['overwrote $.share "x"→"21%"']],
    ['a text that ends so is no percentage', { word: 'a%' }, { word: 'b%' }, ['overwrote $.word "a%"→"b%"']],
    ['no amount is another', { price: 'x' }, { price: '10' }, ['overwrote $.price "x"→"10"']],
    ['a code with digits is no amount', { word: '1' }, { word: '1x' }, ['overwrote $.word "1"→"1x"']],
    ['true is no text', { word: true }, { word: 'true' }, ['overwrote $.word true→"true"']],
    ['a code that looks like a figure is one', { x: '1.0' }, { x: '1.00' }, []],
    ['what has no digits in front is no figure', { word: 'a1' }, { word: 'a01' }, ['overwrote $.word "a1"→"a01"']],
  ])('%s', (_, input, output, expected) => {
    expect(changes(input, output)).toEqual(expected);
  });
});

const taxed = (rate: string): JsonObject => ({ lines: [{ taxes: [{ rate }] }] });

describe('only the spelling has changed', () => {
  test.each<[string, JsonObject, JsonObject, 'normalised' | 'overwrote']>([
    ['in spaces and marks', { word: 'b-98 602.642' }, { word: 'B98602642' }, 'normalised'],
    ['in letters that have no capital', { word: 'straße' }, { word: 'STRASSE' }, 'normalised'],
    ['in how letters are composed', { word: 'Cafe\u0301' }, { word: 'Caf\u00e9' }, 'normalised'],
    ['in a prefix that goes', { word: 'ESB98602642' }, { word: 'B98602642' }, 'normalised'],
    ['in a prefix that comes', { word: 'B98602642' }, { word: 'ESB98602642' }, 'normalised'],
    ['not in a suffix', { word: 'ABC' }, { word: 'AB' }, 'overwrote'],
    ['not where no letters were', { word: '--' }, { word: 'AB' }, 'overwrote'],
    ['not in figures', { price: '1.5' }, { price: '15' }, 'overwrote'],
    ['not in percentages', { share: '1.5%' }, { share: '15%' }, 'overwrote'],
    ['in digits that are a code', { word: '556036-0793' }, { word: '5560360793' }, 'normalised'],
    ['not in digits of which nobody knows what they are', { x: '1.5' }, { x: '+1,5' }, 'overwrote'],
    ['not in percentages of which nobody knows', { x: '1.5' }, { x: '15%' }, 'overwrote'],
    ['in what is plainly no figure', { x: '5-5' }, { x: '5a-5' }, 'overwrote'],
    ['in a code that nobody knows', { x: 'a-5' }, { x: 'A5' }, 'normalised'],
    ['in a code of digits and a dash that nobody knows', { x: '55' }, { x: '5-5' }, 'normalised'],
    ['in the former name of a rate', taxed('standard'), taxed('general'), 'normalised'],
    ['in the former name of a combined rate', taxed('standard+eqs'), taxed('general+eqs'), 'normalised'],
    ['not in another rate', taxed('standard'), taxed('reduced'), 'overwrote'],
    ['not in a rate that is a key now', taxed('exempt'), taxed('zero'), 'overwrote'],
    ['not from a number to an object', { x: 5 }, { x: { a: '5' } }, 'overwrote'],
  ])('%s', (_, input, output, kind) => {
    expect(changes(input, output).map((change) => change.split(' ')[0])).toEqual([kind]);
  });
});

describe('a list', () => {
  test.each<[string, JsonObject, JsonObject, readonly string[]]>([
    [
      'with others between is added to',
      { names: ['a', 'b'] },
      { names: ['x', 'a', 'y', 'b'] },
      ['defaulted $.names[0] →"x"', 'defaulted $.names[2] →"y"'],
    ],
    [
      'in another order is another',
      { names: ['a', 'b'] },
      { names: ['b', 'a'] },
      ['overwrote $.names[0] "a"→"b"', 'overwrote $.names[1] "b"→"a"'],
    ],
    ['that is shorter has lost its last', { names: ['a', 'b'] }, { names: ['a'] }, ['dropped $.names[1] "b"→']],
    [
      'that is longer has more behind',
      { parts: [{ word: 'a' }] },
      { parts: [{ word: 'a' }, { word: 'b' }] },
      ['defaulted $.parts[1].word →"b"'],
    ],
    ['does not count what is null', { names: [null, 'a', null] }, { names: ['a'] }, []],
    [
      'does not count objects that are null',
      { parts: [null, { word: 'a' }] },
      { parts: [{ word: 'b' }] },
      ['overwrote $.parts[0].word "a"→"b"'],
    ],
    [
      'of other than texts is compared one by one',
      { sums: [1, 2] },
      { sums: [3, 1, 2] },
      ['overwrote $.sums[0] 1→3', 'overwrote $.sums[1] 2→1', 'calculated $.sums[2] →2'],
    ],
    ['of figures counts their values', { sums: ['1.5'] }, { sums: ['1.50'] }, []],
    ['that was empty is filled', { names: [] }, { names: ['a'] }, ['defaulted $.names[0] →"a"']],
    ['of figures says so', { sums: [] }, { sums: ['1'] }, ['calculated $.sums[0] →"1"']],
  ])('%s', (_, input, output, expected) => {
    expect(changes(input, output)).toEqual(expected);
  });
});

describe('what building adds', () => {
  test.each<[string, JsonObject, readonly string[]]>([
    ['is a default', { word: 'a' }, ['defaulted $.word →"a"']],
    ['is calculated where the type says so', { sum: '1' }, ['calculated $.sum →"1"']],
    ['is a default where the figure is input', { price: '1' }, ['defaulted $.price →"1"']],
    [
      'is a default that is a date, a key or a currency',
      { date: '2026-01-15', kind: 'a', currency: 'EUR' },
      ['defaulted $.date →"2026-01-15"', 'defaulted $.kind →"a"', 'defaulted $.currency →"EUR"'],
    ],
    [
      'is told member by member',
      { part: { word: 'a', sum: '1', free: '2' } },
      ['defaulted $.part.word →"a"', 'calculated $.part.sum →"1"', 'defaulted $.part.free →"2"'],
    ],
    [
      'is calculated within what is',
      { totals: { word: 'a', free: '2', kind: 'k' } },
      ['calculated $.totals.word →"a"', 'calculated $.totals.free →"2"', 'defaulted $.totals.kind →"k"'],
    ],
    [
      'is told entry by entry',
      { parts: [{ word: 'a' }, { sum: '1' }], notes: { a: 'b' }, figures: { c: 'd' } },
      [
        'defaulted $.parts[0].word →"a"',
        'calculated $.parts[1].sum →"1"',
        'defaulted $.notes.a →"b"',
        'calculated $.figures.c →"d"',
      ],
    ],
    [
      'is told of what no type knows',
      { x: { y: ['a', { z: 'b' }] } },
      ['defaulted $.x.y[0] →"a"', 'defaulted $.x.y[1].z →"b"'],
    ],
    ['is nothing when it is empty', { word: '', part: null, names: [], notes: { a: '' } }, []],
    ['is told when it is 0 or false', { x: 0, y: false }, ['defaulted $.x →0', 'defaulted $.y →false']],
  ])('%s', (_, output, expected) => {
    expect(changes({}, output)).toEqual(expected);
  });

  test('within a calculated member that was given is calculated', () => {
    expect(changes({ totals: { word: 'a' } }, { totals: { word: 'a', free: '2' } })).toEqual([
      'calculated $.totals.free →"2"',
    ]);
    expect(changes({ sums: ['1'], parts: [{}] }, { sums: ['1', '2'], parts: [{ sum: '1' }] })).toEqual([
      'calculated $.sums[1] →"2"',
      'calculated $.parts[0].sum →"1"',
    ]);
  });
});

describe('an envelope', () => {
  const Wrapper = defineType('demo/wrapper', { about: 'An envelope.', fields: { doc: optional(Part, 'd') } });
  const document: ReadDocument = {
    schema: ENVELOPE_SCHEMA,
    type: Wrapper,
    value: { doc: { schema: 'demo', type: Demo, content: {} } },
    unknown: [],
  };
  const within = (input: JsonObject, output: JsonObject, given = document) =>
    inShort(documentChanges(input, output, given, new Set()).changes);

  test('is named by the type of its document', () => {
    expect(within({ doc: {} }, { doc: { sum: '1', totals: { free: '2' } }, head: 'x' })).toEqual([
      'calculated $.doc.sum →"1"',
      'calculated $.doc.totals.free →"2"',
      'defaulted $.head →"x"',
    ]);
  });

  test('may be without a document', () => {
    const empty = { ...document, value: {} };
    expect(within({ doc: {} }, { doc: { sum: '1' } }, empty)).toEqual(['defaulted $.doc.sum →"1"']);
    expect(within({ head: 'a' }, { head: 'b' }, empty)).toEqual(['overwrote $.head "a"→"b"']);
  });

  test('that was put around the document is no change', () => {
    expect(changes({ word: 'a' }, { head: 'x', doc: { word: 'b', sum: '1' } })).toEqual([
      'overwrote $.word "a"→"b"',
      'calculated $.sum →"1"',
    ]);
  });
});

test('changes are listed up to a limit, and counted beyond', () => {
  const many = (count: number) => ({ names: Array.from({ length: count }, (_, i) => `${i}`) });
  const found = documentChanges({}, many(MOST_CHANGES), documentOf({}), new Set());
  expect([found.changes.length, found.beyond]).toEqual([MOST_CHANGES, 0]);
  const more = documentChanges({}, many(MOST_CHANGES + 2), documentOf({}), new Set());
  expect([more.changes.length, more.beyond]).toEqual([MOST_CHANGES, 2]);
});

test('added members do not crowd out a value that is dropped', () => {
  const names = Array.from({ length: MOST_CHANGES + 2 }, (_, i) => `${i}`);
  const { changes, beyond } = documentChanges({ names: [], word: 'a' }, { names }, documentOf({}), new Set());
  expect([changes.length, beyond, changes.at(-1)?.path]).toEqual([MOST_CHANGES + 1, 2, '$.word']);
});
