import { describe, expect, it } from 'vitest';
import { fileRow } from '../testing/file-row.ts';
import { EVERY_FILE } from './every-file.ts';
import { fileGroups, filteredFiles } from './file-filter.ts';

const rows = [
  fileRow('a.json', {
    supplier: 'Navalón',
    number: 'F-1',
    total: '-12.10',
    currency: 'EUR',
    type: 'bill/invoice',
    destination: { key: 'verifactu', name: 'VERI*FACTU' },
  }),
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
    fixed: { text: '', titles: [], before: fileRow('c.xml') },
  }),
  fileRow('d.png', { verdict: 'unread', first: { message: 'It is no text' } }),
  fileRow('e.json', { verdict: 'waiting' }),
];

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
    ['grouped ones by their first fault, the most frequent first', { grouped: true }, 'bcade'],
    ['fixed ones without those that are still broken', { verdict: 'fixed' as const }, ''],
    ['those that are still broken after their fixes', { verdict: 'partly' as const }, 'c'],
    ['those of a destination', { destination: 'verifactu' }, 'a'],
    ['those without one, once they are judged', { destination: 'none' }, 'bc'],
    ['none', { words: 'nobody' }, ''],
  ])('%s', (_, filter, names) => {
    const found = filteredFiles(rows, { ...EVERY_FILE, ...filter });
    expect(found.map(({ file }) => file.name.charAt(0)).join('')).toBe(names);
  });
});

describe('groups of files', () => {
  it('are by the first fault, the most frequent first; files without one stand together at the end', () => {
    const twice = fileRow('f.xml', { first: { code: 'BR-1', message: 'Wrong' } });
    const names = (given: typeof rows) =>
      fileGroups(given).map(({ code, rows: together }) => [code, together.map(({ path }) => path.charAt(0)).join('')]);
    expect(names([...rows, twice])).toEqual([
      ['BR-1', 'bf'],
      ['BR-CO-15', 'c'],
      [undefined, 'ade'],
    ]);
    expect(names(rows.toReversed())).toEqual([
      ['BR-CO-15', 'c'],
      ['BR-1', 'b'],
      [undefined, 'eda'],
    ]);
    expect(names([])).toEqual([]);
  });
});
