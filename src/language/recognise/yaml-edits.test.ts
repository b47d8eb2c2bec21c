import { expect, it } from 'vitest';
import type { Edit } from '../../engine/index.ts';
import { readJson } from '../../engine/values.ts';
import { applyTextEdits } from '../edits/apply-edits.ts';
import { yamlTextEdits } from './yaml-edits.ts';
import { yamlTree } from './yaml-tree.ts';

const TEXT = `# an invoice
currency: EUR
supplier: # us
  name: "Foo"
  tax_id: {country: NL}
lines:
  - quantity: 1.50
    item:
      name: Hour
  - quantity: 2
`;

/** A value as the JSON reader returns it: numbers keep their digits. */
function json(text: string) {
  const read = readJson(text, { maxLength: 1000, maxDepth: 50 });
  if (!read.ok) throw new Error(text);
  return read.value;
}

const edited = (text: string, ...edits: Edit[]) => applyTextEdits(text, yamlTextEdits(yamlTree(text), edits));

it.each<[string, Edit, string, string]>([
  ['a plain text', { op: 'replace', path: '$.currency', value: 'USD' }, 'currency: EUR', 'currency: "USD"'],
  ['a quoted text', { op: 'replace', path: '$.supplier.name', value: 'B: r' }, '"Foo"', '"B: r"'],
  ['a number', { op: 'replace', path: '$.lines[0].quantity', value: json('1.750') }, '1.50', '1.750'],
  ['a number by true', { op: 'replace', path: '$.lines[1].quantity', value: true }, 'quantity: 2', 'quantity: true'],
  ['a text in braces', { op: 'replace', path: '$.supplier.tax_id.country', value: 'DE' }, 'NL}', '"DE"}'],
  ['a name', { op: 'rename', path: '$.supplier.tax_id', value: '$tax' }, 'tax_id:', '$tax:'],
  ['a name of two words', { op: 'rename', path: '$.currency', value: 'my coin' }, 'currency:', '"my coin":'],
  ['a name that must not be read as a list', { op: 'rename', path: '$.currency', value: 'a]' }, 'currency:', '"a]":'],
])('replaces %s where it stands and leaves the rest', (_, edit, old, now) => {
  expect(edited(TEXT, edit)).toBe(TEXT.replace(old, now));
  // One replacement, of only the part that changes.
  expect(yamlTextEdits(yamlTree(TEXT), [edit])).toHaveLength(1);
});

it.each<[string, string, Edit[], string]>([
  ['adds a member', 'a: 1\nb:\n  c: 2\n', [{ op: 'add', path: '$.b.d', value: 'x' }], 'a: 1\nb:\n  c: 2\n  d: x\n'],
  ['adds at the top', 'a: 1\n', [{ op: 'add', path: '$.b', value: null }], 'a: 1\nb: null\n'],
  [
    'adds an object with a list',
    'a: 1\n',
    [{ op: 'add', path: '$.b', value: { c: [true, 'x', { d: 'y' }], e: json('[2]') } }],
    'a: 1\nb:\n  c:\n    - true\n    - x\n    - d: y\n  e:\n    - 2\n',
  ],
  ['adds a number with its digits', 'a: 1\n', [{ op: 'add', path: '$.b', value: json('1.50') }], 'a: 1\nb: 1.50\n'],
  [
    'adds a number with all its digits',
    'a: 1\n',
    [{ op: 'add', path: '$.b', value: json('90071992547409931') }],
    'a: 1\nb: 90071992547409931\n',
  ],
  ['inserts an item', 'a:\n  - 1\n  - 2\n', [{ op: 'add', path: '$.a[1]', value: 'x' }], 'a:\n  - 1\n  - x\n  - 2\n'],
  ['appends an item', 'a:\n  - 1\n', [{ op: 'add', path: '$.a[1]', value: 'x' }], 'a:\n  - 1\n  - x\n'],
  [
    'replaces an item that is a map',
    'a:\n  - b: 1\n  - 2\n',
    [{ op: 'replace', path: '$.a[0]', value: 'x' }],
    'a:\n  - x\n  - 2\n',
  ],
  ['puts an item where none is', 'a:\n  - 1\n', [{ op: 'replace', path: '$.a[1]', value: 'x' }], 'a:\n  - 1\n  - x\n'],
  ['replaces an object', 'a:\n  b: 1\nc: 2\n', [{ op: 'replace', path: '$.a', value: 'x' }], 'a: x\nc: 2\n'],
  ['replaces by an object', 'a: 1\nc: 2\n', [{ op: 'replace', path: '$.a', value: { b: 'x' } }], 'a:\n  b: x\nc: 2\n'],
  [
    'replaces a text of several lines',
    'a: |\n  one\n  two\nb: 1\n',
    [{ op: 'replace', path: '$.a', value: 'x' }],
    'a: x\nb: 1\n',
  ],
  ['removes a member', 'a: 1\nb: 2\n', [{ op: 'remove', path: '$.a' }], 'b: 2\n'],
  ['removes an item', 'a:\n  - 1\n  - 2\n', [{ op: 'remove', path: '$.a[0]' }], 'a:\n  - 2\n'],
  ['keeps lists that are not indented', 'a:\n- 1\n- 2\n', [{ op: 'remove', path: '$.a[0]' }], 'a:\n- 2\n'],
  ['keeps four spaces', 'a:\n    b: 1\n', [{ op: 'add', path: '$.a.c', value: 'x' }], 'a:\n    b: 1\n    c: x\n'],
  [
    'keeps long lines',
    `a: ${'word '.repeat(40)}end\n`,
    [{ op: 'add', path: '$.b', value: 'x' }],
    `a: ${'word '.repeat(40)}end\nb: x\n`,
  ],
  ['keeps comments', '# one\na: 1 # two\n', [{ op: 'add', path: '$.b', value: 'x' }], '# one\na: 1 # two\nb: x\n'],
  [
    'carries out several, one after the other',
    'a: 1\nb: 2\n',
    [
      { op: 'rename', path: '$.a', value: 'c' },
      { op: 'remove', path: '$.b' },
    ],
    'c: 1\n',
  ],
])('%s', (_, text, edits, expected) => {
  expect(edited(text, ...edits)).toBe(expected);
});

it.each<[string, string, Edit[]]>([
  ['a text laid out in a way of its own', 'a:   1\nb: {c: 2}\n', [{ op: 'add', path: '$.d', value: 'x' }]],
  ['a text that cannot be read', 'a: [1\n', [{ op: 'add', path: '$.d', value: 'x' }]],
  ['a text that is too deep', `${'- '.repeat(300)}a\n`, [{ op: 'add', path: '$.d', value: 'x' }]],
  ['a place of which two levels are missing', 'a: 1\n', [{ op: 'add', path: '$.b.c', value: 'x' }]],
  ['a place within a number', 'a: 1\n', [{ op: 'add', path: '$.a.b', value: 'x' }]],
  ['the whole', 'a: 1\n', [{ op: 'remove', path: '$' }]],
  ['a removal of nothing', 'a: 1\n', [{ op: 'remove', path: '$.b' }]],
  ['a new name for nothing', 'a: 1\n', [{ op: 'rename', path: '$.b', value: 'c' }]],
  [
    'a new name that is taken',
    'a: 1\nb: 2\nc: 3\n',
    [
      { op: 'remove', path: '$.c' },
      { op: 'rename', path: '$.a', value: 'b' },
    ],
  ],
  ['a name that is a list', 'a: 1\n', [{ op: 'rename', path: '$.a', value: ['b'] }]],
  ['a new name for an item', 'a:\n  - 1\n', [{ op: 'rename', path: '$.a[0]', value: 'b' }]],
  [
    'edits of which one leads nowhere',
    'a: 1\n',
    [
      { op: 'add', path: '$.c', value: 'x' },
      { op: 'remove', path: '$.b' },
    ],
  ],
  ['no edits', 'a: 1\n', []],
])('leaves %s as it is', (_, text, edits) => {
  expect(yamlTextEdits(yamlTree(text), edits)).toEqual([]);
});

it('replaces several in a layout of its own, each where it stands', () => {
  const text = 'a: {  b:   1,   c: 2}\nd:\n      - 3';
  const edits: Edit[] = [
    { op: 'replace', path: '$.d[0]', value: 'x' },
    { op: 'rename', path: '$.a.b', value: 'e' },
    { op: 'replace', path: '$.a.c', value: true },
  ];
  expect(edited(text, ...edits)).toBe('a: {  e:   1,   c: true}\nd:\n      - "x"');
  // The second edit means the value that the first one writes.
  expect(
    edited(text, { op: 'replace', path: '$.d[0]', value: 'x' }, { op: 'replace', path: '$.d[0]', value: 'y' }),
  ).toBe(text);
});
