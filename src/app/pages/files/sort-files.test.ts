import { expect, it } from 'vitest';
import { fileRow } from '../../testing/file-row.ts';
import { nextSorting, repeatedNumbers, sortedFiles, type Sorting } from './sort-files.ts';

const rows = [
  fileRow('a.json', { number: 'F-10', supplier: 'Rossi', total: '9.50', currency: 'EUR' }),
  fileRow('b.xml', {
    number: 'F-9',
    supplier: 'Adler',
    verdict: 'faults',
    errors: 2,
    total: '100.00',
    currency: 'EUR',
  }),
  fileRow('c.csv', { verdict: 'unread', first: { message: 'This is a table' } }),
  fileRow('d.xml', { number: 'F-9', supplier: 'Rossi', verdict: 'faults', errors: 1, total: '1.00', currency: 'USD' }),
];

it.each<[Sorting['column'], boolean, string]>([
  ['number', false, 'b.xml d.xml a.json c.csv'],
  ['number', true, 'a.json b.xml d.xml c.csv'],
  ['total', false, 'a.json b.xml d.xml c.csv'],
  ['total', true, 'd.xml b.xml a.json c.csv'],
  ['verdict', true, 'c.csv b.xml d.xml a.json'],
  ['supplier', false, 'b.xml a.json d.xml c.csv'],
  ['file', true, 'd.xml c.csv b.xml a.json'],
])('files are sorted by %s, descending: %s', (column, isDescending, expected) => {
  const sorted = sortedFiles(rows, { column, isDescending });
  expect(sorted.map(({ path }) => path).join(' ')).toBe(expected);
});

it('a heading sorts up, then down, then as the files came', () => {
  const up = nextSorting(undefined, 'number');
  const down = nextSorting(up, 'number');
  expect([up?.isDescending, down?.isDescending, nextSorting(down, 'number')]).toEqual([false, true, undefined]);
  expect(nextSorting(down, 'total')).toEqual({ column: 'total', isDescending: false });
});

it('a number is told as repeated only among the files of one supplier', () => {
  expect(repeatedNumbers(rows).size).toBe(0);
  const again = [...rows, fileRow('e.xml', { number: 'F-9', supplier: 'Rossi' })];
  expect([...repeatedNumbers(again)]).toEqual([
    ['d.xml', 2],
    ['e.xml', 2],
  ]);
});
