import { describe, expect, it } from 'vitest';
import type { FileRow } from '../../state/batch-slice.ts';
import { filesAsCsv, filteredFiles, frequentCodes, progressOf } from './files-view.ts';

const row = (name: string, parts: Partial<FileRow> = {}): FileRow => ({
  file: new File([], name),
  verdict: 'accepted',
  errors: 0,
  warnings: 0,
  codes: [],
  ...parts,
});
const rows = [
  row('a.json', { supplier: 'Navalón', number: 'F-1', total: '-12.10', currency: 'EUR', type: 'bill/invoice' }),
  row('b.xml', {
    verdict: 'faults',
    errors: 2,
    codes: ['BR-CO-15', 'BR-1'],
    first: { code: 'BR-1', message: 'Wrong' },
  }),
  row('c.xml', { verdict: 'faults', errors: 1, codes: ['BR-CO-15'], first: { code: 'BR-CO-15', message: 'The sum' } }),
  row('d.png', { verdict: 'unread', first: { message: 'It is no text' } }),
  row('e.json', { verdict: 'waiting' }),
];
const EVERY = { words: '', verdict: 'all', code: '' } as const;

describe('the files that are shown', () => {
  it.each([
    ['all of them', {}, 'abcde'],
    ['those of a verdict', { verdict: 'faults' as const }, 'bc'],
    ['those that break a rule', { code: 'BR-1' }, 'b'],
    ['those with a name', { words: ' C.XML ' }, 'c'],
    ['those of a party', { words: 'navalón' }, 'a'],
    ['those with words in the first fault', { words: 'the sum' }, 'c'],
    ['those with any of their codes', { words: 'br-co-15' }, 'bc'],
    ['those that fulfil everything', { words: 'xml', verdict: 'faults' as const, code: 'BR-CO-15' }, 'bc'],
    ['none', { words: 'nobody' }, ''],
  ])('%s', (_, filter, names) => {
    const found = filteredFiles(rows, { ...EVERY, ...filter });
    expect(found.map(({ file }) => file.name.charAt(0)).join('')).toBe(names);
  });
});

it('rules are counted by files, the most frequent first', () => {
  expect(frequentCodes(rows)).toEqual([
    ['BR-CO-15', 2],
    ['BR-1', 1],
  ]);
});

it('tells how far it is', () => {
  expect(progressOf(rows)).toBe('4 of 5: 1 accepted, 2 with faults, 1 not read');
  expect(progressOf(rows.slice(0, 1))).toBe('1 of 1: 1 accepted, 0 with faults');
});

describe('as CSV', () => {
  const [heading, first, second] = filesAsCsv(rows).split('\r\n');
  it('there is a heading, and a line a file', () => {
    expect(heading).toMatch(/^file,type,number,supplier,/);
    expect(first).toBe('a.json,bill/invoice,F-1,Navalón,,-12.10,EUR,accepted,0,0,,,');
    expect(second).toBe('b.xml,,,,,,,faults,2,0,BR-1,Wrong,BR-CO-15 BR-1');
    expect(filesAsCsv(rows).split('\r\n')).toHaveLength(rows.length + 2);
  });

  it.each([
    ['a comma', 'A, B', '"A, B"'],
    ['a quote', 'A "B"', '"A ""B"""'],
    ['a line break', 'A\nB', '"A\nB"'],
    ['a formula', '=1+1', "'=1+1"],
    ['a call', '@SUM(A1)', "'@SUM(A1)"],
    ['a formula that begins with a sign', '-1+cmd|x', "'-1+cmd|x"],
    ['a formula in quotes', '=A,B', '"\'=A,B"'],
  ])('%s is a text and nothing else', (_, supplier, cell) => {
    expect(filesAsCsv([row('x', { supplier })]).slice((heading?.length ?? 0) + 2)).toBe(
      `x,,,${cell},,,,accepted,0,0,,,\r\n`,
    );
  });
});
