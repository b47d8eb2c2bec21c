import { describe, expect, it } from 'vitest';
import type { Edit } from '../../engine/index.ts';
import { applyEdits, applyTextEdits, difference, textEditsOf } from './apply-edits.ts';

const DOCUMENT = `{
  "currency": "EUR",
  "supplier": { "name": "Foo" },
  "lines": [
    {
      "quantity": "1",
      "item": {}
    }
  ]
}`;

const add = (path: string, value: Edit['value'] & {}): Edit => ({ op: 'add', path, value });

describe('applyEdits', () => {
  it.each<[string, string, Edit, string]>([
    ['adds a member at the end', '{\n  "a": 1\n}', add('$.b', 'x'), '{\n  "a": 1,\n  "b": "x"\n}'],
    ['adds beside members on one line', '{ "a": 1 }', add('$.b', '2'), '{ "a": 1, "b": "2" }'],
    ['fills an empty object', '{}', add('$.a', { b: '1' }), '{\n  "a": {\n    "b": "1"\n  }\n}'],
    ['keeps tabs', '{\n\t"a": {}\n}', add('$.a.b', '1'), '{\n\t"a": {\n\t\t"b": "1"\n\t}\n}'],
    ['keeps CR LF', '{\r\n  "a": 1\r\n}', add('$.b', true), '{\r\n  "a": 1,\r\n  "b": true\r\n}'],
    [
      'makes the parents it needs',
      '{\n  "a": 1\n}',
      add('$.b.c[0].d', 'x'),
      '{\n  "a": 1,\n  "b": {\n    "c": [\n      {\n        "d": "x"\n      }\n    ]\n  }\n}',
    ],
    ['does not double a trailing comma', '{\n  "a": 1,\n}', add('$.b', 2), '{\n  "a": 1,\n  "b": 2\n}'],
    ['appends an item', '[\n  1\n]', add('$[1]', 2), '[\n  1,\n  2\n]'],
    ['inserts an item', '[\n  1\n]', add('$[0]', 2), '[\n  2,\n  1\n]'],
    ['adds what exists by replacing it', '{"a": 1}', add('$.a', 'x'), '{"a": "x"}'],
    ['gives a value to a member that lacks it', '{"a": , "b": 1}', add('$.a', 'x'), '{"a": "x", "b": 1}'],
    ['replaces a value', '{"a": {"b": [1]}}', { op: 'replace', path: '$.a.b', value: 'x' }, '{"a": {"b": "x"}}'],
    ['removes the only member', '{ "a": 1 }', { op: 'remove', path: '$.a' }, '{}'],
    ['removes the first member', '{ "a": 1, "b": 2 }', { op: 'remove', path: '$.a' }, '{ "b": 2 }'],
    ['removes the last member', '{\n  "a": 1,\n  "b": 2\n}', { op: 'remove', path: '$.b' }, '{\n  "a": 1\n}'],
    ['removes an item', '[1, 2, 3]', { op: 'remove', path: '$[1]' }, '[1, 3]'],
    ['renames a member', '{"nmae": 1}', { op: 'rename', path: '$.nmae', value: 'name' }, '{"name": 1}'],
    ['does not rename onto another', '{"a": 1, "b": 2}', { op: 'rename', path: '$.a', value: 'b' }, '{"a": 1, "b": 2}'],
    ['passes over what is not there', '{"a": 1}', { op: 'remove', path: '$.b' }, '{"a": 1}'],
  ])('%s', (_, text, edit, expected) => {
    expect(applyEdits(text, [edit])).toBe(expected);
    expect(applyTextEdits(text, textEditsOf(text, [edit]))).toBe(expected);
  });

  it('carries out several edits one after the other', () => {
    const edits: Edit[] = [
      add('$.lines[0].item.name', 'Hour'),
      add('$.lines[0].item.price', '10.00'),
      { op: 'rename', path: '$.supplier', value: 'customer' },
      { op: 'remove', path: '$.currency' },
    ];
    expect(applyEdits(DOCUMENT, edits)).toBe(`{
  "customer": { "name": "Foo" },
  "lines": [
    {
      "quantity": "1",
      "item": {
        "name": "Hour",
        "price": "10.00"
      }
    }
  ]
}`);
    expect(applyTextEdits(DOCUMENT, textEditsOf(DOCUMENT, edits))).toBe(applyEdits(DOCUMENT, edits));
  });
});

describe('difference', () => {
  it.each([
    ['abc', 'abc', []],
    ['abc', 'abXc', [{ start: 2, end: 2, text: 'X' }]],
    ['aaa', 'aa', [{ start: 2, end: 3, text: '' }]],
    ['', 'a', [{ start: 0, end: 0, text: 'a' }]],
  ])('of %j and %j is one replacement', (before, after, expected) => {
    expect(difference(before, after)).toEqual(expected);
  });
});
