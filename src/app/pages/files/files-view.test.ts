import { expect, it } from 'vitest';
import { fileRow } from '../../testing/file-row.ts';
import { progressOf, tableLines, verdictWords } from './files-view.ts';

const rows = [
  fileRow('a.json', { supplier: 'Navalón', number: 'F-1', total: '-12.10', currency: 'EUR', type: 'bill/invoice' }),
  fileRow('b.xml', {
    verdict: 'faults',
    errors: 2,
    codes: ['BR-CO-15', 'BR-1'],
    first: { code: 'BR-1', message: 'Wrong' },
  }),
  fileRow('c.xml', {
    verdict: 'faults',
    errors: 1,
    codes: ['BR-CO-15'],
    first: { code: 'BR-CO-15', message: 'The sum' },
  }),
  fileRow('d.png', { verdict: 'unread', first: { message: 'It is no text' } }),
  fileRow('e.json', { verdict: 'waiting' }),
];

it('the list of files says how far the work is', () => {
  expect(progressOf(rows)).toBe('4 of 5: 1 accepted, 2 with errors, 1 not read');
  const warned = fileRow('w.json', { verdict: 'warned', warnings: 2 });
  expect(progressOf([...rows.slice(0, 2), warned])).toBe('3 of 3: 1 accepted, 1 with warnings, 1 with errors');
  const after = { text: '', titles: [{ title: 'Write 1' }], before: fileRow('x.json') };
  const fixed = [
    fileRow('x.json', { fixed: after }),
    fileRow('y.json', { verdict: 'faults', errors: 2, fixed: after }),
  ];
  expect(progressOf(fixed)).toBe('2 of 2: 1 accepted, 1 with errors, 1 fixed, 1 partly fixed');
  expect(progressOf(rows.slice(0, 1))).toBe('1 of 1: 1 accepted, 0 with errors');
});

it('grouped lines have headings, files without a fault come last', () => {
  const lines = tableLines([...rows, fileRow('f.xml', { first: { code: 'BR-1', message: 'Wrong' } })], true);
  expect(lines.map((line) => (line.kind === 'group' ? [line.code, line.count] : line.row.path))).toEqual([
    ['BR-1', 2],
    'b.xml',
    'f.xml',
    ['BR-CO-15', 1],
    'c.xml',
    [undefined, 3],
    'a.json',
    'd.png',
    'e.json',
  ]);
  expect(tableLines(rows, false)).toHaveLength(rows.length);
});

it.each([
  ['Accepted', fileRow('a')],
  ['2 warnings', fileRow('a', { verdict: 'warned', warnings: 2 })],
  ['2 errors', fileRow('a', { verdict: 'faults', errors: 2, warnings: 1 })],
  [
    '2 errors left',
    fileRow('a', { verdict: 'faults', errors: 2, fixed: { text: '', titles: [{ title: 'x' }], before: fileRow('a') } }),
  ],
  ['Accepted', fileRow('a', { fixed: { text: '', titles: [{ title: 'x' }], before: fileRow('a') } })],
])('a verdict says %j', (words, row) => {
  expect(verdictWords(row)).toBe(words);
});
