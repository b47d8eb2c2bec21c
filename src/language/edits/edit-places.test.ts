import { describe, expect, it } from 'vitest';
import type { Edit, Json } from '../../engine/index.ts';
import { JsonNumber } from '../../engine/values.ts';
import { parseJson } from '../syntax/parse-json.ts';
import { applyEdits, applyTextEdits, difference, textEditsOf } from './apply-edits.ts';
import { indentationAt, isOneLine, printJson, styleOf } from './style.ts';

const add = (path: string, value: Json): Edit => ({ op: 'add', path, value }) as Edit;
const replace = (path: string, value: Json): Edit => ({ op: 'replace', path, value }) as Edit;
const remove = (path: string): Edit => ({ op: 'remove', path });
const rename = (path: string, value: string): Edit => ({ op: 'rename', path, value });

describe('one edit', () => {
  it.each<[string, string, Edit, string]>([
    ['removes the middle member', '{"a": 1, "b": 2, "c": 3}', remove('$.b'), '{"a": 1, "c": 3}'],
    ['removes the first item', '[1, 2, 3]', remove('$[0]'), '[2, 3]'],
    ['removes the only item', '[\n  1\n]', remove('$[0]'), '[]'],
    ['removes the only member of what is never closed', '{"a": {"b": 1', remove('$.a.b'), '{"a": {'],
    ['removes beside a missing comma', '{"a": 1 "b": 2, "c": 3}', remove('$.b'), '{"a": 1, "c": 3}'],
    ['removes the last of two of a name', '{"a": 1, "a": 2}', remove('$.a'), '{"a": 1}'],
    ['removes a member without value', '{"a": , "b": 1}', remove('$.a'), '{"b": 1}'],
    ['does not remove the document', '{"a": 1}', remove('$'), '{"a": 1}'],
    ['does not remove from nothing', '', remove('$.a'), ''],
    ['renames in a list', '[{"nmae": 1}]', rename('$[0].nmae', 'name'), '[{"name": 1}]'],
    ['renames what lacks its value', '{"nmae": }', rename('$.nmae', 'name'), '{"name": }'],
    ['writes a new name with its signs escaped', '{"a": 1}', rename('$.a', 'x"y'), '{"x\\"y": 1}'],
    ['does not rename an item', '[1]', rename('$[0]', 'name'), '[1]'],
    ['does not rename what is not there', '{"a": 1}', rename('$.b', 'name'), '{"a": 1}'],
    [
      'does not rename to what is no text',
      '{"a": 1}',
      { op: 'rename', path: '$.a', value: 1 } as unknown as Edit,
      '{"a": 1}',
    ],
    [
      'renames to a name that stands elsewhere',
      '{"x": {"a": 1}, "b": 2}',
      rename('$.x.a', 'b'),
      '{"x": {"b": 1}, "b": 2}',
    ],
    ['replaces the whole document', ' {"a": 1} ', replace('$', { b: 'x' }), ' { "b": "x" } '],
    ['replaces an item', '[1, 2]', replace('$[1]', 'x'), '[1, "x"]'],
    ['replaces by adding what is not there', '{"a": 1}', replace('$.b', 'x'), '{"a": 1, "b": "x"}'],
    ['replaces a text by what it must hold', '{"a": "x"}', add('$.a.b', 'y'), '{"a": { "b": "y" }}'],
    ['replaces without a value by null', '{"a": 1}', { op: 'replace', path: '$.a' }, '{"a": null}'],
    ['adds without a value null', '[1]', { op: 'add', path: '$[0]' }, '[null, 1]'],
    ['adds null at a name', '{"a": 1}', { op: 'add', path: '$.b' }, '{"a": 1, "b": null}'],
    ['appends whatever the index', '[1]', add('$[7]', 2), '[1, 2]'],
    ['inserts before an item', '[1, 2]', add('$[1]', 'x'), '[1, "x", 2]'],
    [
      'inserts an object into a laid out list',
      '[\n  {\n    "a": 1\n  }\n]',
      add('$[0]', { b: '2' }),
      '[\n  {\n    "b": "2"\n  },\n  {\n    "a": 1\n  }\n]',
    ],
    [
      'appends an object to a list on one line',
      '{\n  "l": [{ "a": 1 }]\n}',
      add('$.l[1]', { b: ['2', true] }),
      '{\n  "l": [{ "a": 1 }, { "b": ["2", true] }]\n}',
    ],
    [
      'inserts an object before one on its line',
      '{\n  "l": [{ "a": 1 }]\n}',
      add('$.l[0]', { b: {} }),
      '{\n  "l": [{ "b": {} }, { "a": 1 }]\n}',
    ],
    ['fills an empty list', '{\n  "l": []\n}', add('$.l[0]', 'x'), '{\n  "l": [\n    "x"\n  ]\n}'],
    [
      'fills an empty list on one line',
      '{"l": [], "m": 1}',
      add('$.l[0]', { a: 'x' }),
      '{"l": [{ "a": "x" }], "m": 1}',
    ],
    ['fills an empty object on one line', '{"l": {}, "m": 1}', add('$.l.a', 'x'), '{"l": { "a": "x" }, "m": 1}'],
    ['fills what is never closed', '{\n  "a": {', add('$.a.b', 'x'), '{\n  "a": {\n    "b": "x"\n  '],
    [
      'gives a value to what lacks it, with what it needs',
      '{\n  "a":  \n}',
      add('$.a.b', 'x'),
      '{\n  "a": {\n    "b": "x"\n  }\n}',
    ],
    ['gives a value to what lacks its colon too', '{"a"}', add('$.a', 'x'), '{"a": "x"}'],
    ['makes a list of lists', '{"a": 1}', add('$.b[0][0]', 'x'), '{"a": 1, "b": [["x"]]}'],
    ['writes digits as they are', '{"a": 1}', add('$.b', new JsonNumber('1.50')), '{"a": 1, "b": 1.50}'],
    ['writes names and texts with their signs escaped', '{"a": 1}', add('$.b"c', 'x\n'), '{"a": 1, "b\\"c": "x\\n"}'],
    [
      'keeps an indentation of four',
      '{\n    "a": {\n        "b": 1\n    }\n}',
      add('$.a.c', {}),
      '{\n    "a": {\n        "b": 1,\n        "c": {}\n    }\n}',
    ],
    ['puts the comma before a comment', '{\n  "a": 1 // why\n}', add('$.b', 'x'), '{\n  "a": 1,\n  "b": "x" // why\n}'],
    [
      'takes no comma of a comment for its own',
      '{"a": 1 /* x, y */}',
      add('$.b', 'x'),
      '{"a": 1, "b": "x" /* x, y */}',
    ],
    ['has no place in an empty text', '', add('$.a', 'x'), ''],
  ])('%s', (_, text, edit, expected) => {
    expect(applyEdits(text, [edit])).toBe(expected);
    expect(applyTextEdits(text, textEditsOf(text, [edit]))).toBe(expected);
    expect(parseJson(expected).faults.length).toBeLessThanOrEqual(parseJson(text).faults.length);
  });

  it.each<[Edit]>([
    [add('$.lines[0].b', 'x')],
    [replace('$.lines[0].a', 'x')],
    [remove('$.lines[0].a')],
    [rename('$.lines[0].a', 'z')],
  ])('leaves all else to the letter, and can be taken back: %j', (edit) => {
    const text = '{ "odd" :\t1.50,\n\n"lines":[ {"a" : "é😀" , "c":\u00a02} ] ,"z":"\\u00e9"}  \n';
    const [change, ...more] = textEditsOf(text, [edit]);
    if (!change || more.length > 0) throw new Error('One change is one replacement');
    const after = applyTextEdits(text, [change]);
    const undo = {
      start: change.start,
      end: change.start + change.text.length,
      text: text.slice(change.start, change.end),
    };
    expect(applyTextEdits(after, [undo])).toBe(text);
    expect(change.start).toBeGreaterThan(text.indexOf('lines'));
    expect(change.end).toBeLessThanOrEqual(text.indexOf(']'));
  });
});

describe('several edits', () => {
  it('are one replacement, from the first sign that changes to the last', () => {
    const text = '{"a": 1, "b": 2, "c": 3}';
    expect(textEditsOf(text, [replace('$.a', 'x'), remove('$.c')])).toEqual([
      { start: 6, end: 23, text: '"x", "b": 2' },
    ]);
    expect(textEditsOf(text, [])).toEqual([]);
    expect(textEditsOf(text, [remove('$.d'), remove('$.e')])).toEqual([]);
  });

  it('each read the text that those before it left', () => {
    expect(applyEdits('[1, 2, 3]', [remove('$[0]'), remove('$[0]')])).toBe('[3]');
    expect(applyEdits('{"a": 1}', [rename('$.a', 'b'), replace('$.b', 'x')])).toBe('{"b": "x"}');
  });
});

it('edits of a text do not need an order; those at one place keep theirs', () => {
  const edits = [
    { start: 4, end: 5, text: 'E' },
    { start: 1, end: 1, text: '1' },
    { start: 1, end: 2, text: '2' },
    { start: 6, end: 6, text: '!' },
  ];
  expect(applyTextEdits('abcdef', edits)).toBe('a12cdEf!');
  expect(edits[0]?.start).toBe(4);
  expect(applyTextEdits('abc', [])).toBe('abc');
});

it.each([
  ['abcabc', 'abcXabc', { start: 3, end: 3, text: 'X' }],
  ['aXa', 'aYa', { start: 1, end: 2, text: 'Y' }],
  ['aa', 'aaa', { start: 2, end: 2, text: 'a' }],
  ['abab', 'ab', { start: 2, end: 4, text: '' }],
  ['a', '', { start: 0, end: 1, text: '' }],
  ['abc', 'xbc', { start: 0, end: 1, text: 'x' }],
  // The first characters share their first half, the others their second half.
  ['a\u{1f600}b', 'a\u{1f601}b', { start: 1, end: 3, text: '\u{1f601}' }],
  ['a\u{1f600}b', 'a\u{1fa00}b', { start: 1, end: 3, text: '\u{1fa00}' }],
  ['\u{1f600}\u{1f601}', '\u{1f601}', { start: 0, end: 2, text: '' }],
])('%j becomes %j by the smallest replacement', (before, after, edit) => {
  expect(difference(before, after)).toEqual([edit]);
});

describe('the style of a text', () => {
  it.each([
    ['{\n  "a": 1\n}', '  ', '\n'],
    ['{\r\n\t"a": 1\r\n}', '\t', '\r\n'],
    ['{\n    "a": 1\n}', '    ', '\n'],
    ['{"a": 1}', '', '\n'],
    ['{"a": 1}\n', '', '\n'],
    ['{\n"a": 1\n}', '  ', '\n'],
    ['{}', '  ', '\n'],
    [' {} \n', '  ', '\n'],
    ['', '  ', '\n'],
    ['[1]', '', '\n'],
    ['{\n   \n "a": 1}', ' ', '\n'],
  ])('%j is indented by %j and broken by %j', (text, unit, newline) => {
    expect(styleOf(text)).toEqual({ unit, newline });
  });

  it('indents by the white space that begins the line', () => {
    const text = '\n  a b\n\t \tc';
    expect([0, 1, 2, 3, 5, 6, 7, 8, 10, 11].map((offset) => indentationAt(text, offset, styleOf(text)))).toEqual([
      '',
      '',
      ' ',
      '  ',
      '  ',
      '  ',
      '',
      '\t',
      '\t \t',
      '\t \t',
    ]);
  });

  it('knows what stands on one line', () => {
    expect(isOneLine('a\nb', { start: 0, end: 1 })).toBe(true);
    expect(isOneLine('a\nb', { start: 0, end: 2 })).toBe(false);
    expect(isOneLine('a\nb', { start: 2, end: 3 })).toBe(true);
  });

  it.each<[Json, string, string, string]>([
    [{ a: ['1', {}], b: { c: [] } }, '  ', '', '{\n  "a": [\n    "1",\n    {}\n  ],\n  "b": {\n    "c": []\n  }\n}'],
    [{ a: ['1', {}], b: { c: [] } }, '', '  ', '{ "a": ["1", {}], "b": { "c": [] } }'],
    [['x'], '\t', '\t', '[\n\t\t"x"\n\t]'],
    [{}, '  ', '', '{}'],
    [[], '', '', '[]'],
    [null, '  ', '', 'null'],
    [true, '  ', '', 'true'],
    ['a"b', '  ', '', '"a\\"b"'],
    [1.5, '  ', '', '1.5'],
  ])('prints %j', (value, unit, indentation, expected) => {
    expect(printJson(value, { unit, newline: '\n' }, indentation)).toBe(expected);
  });
});
