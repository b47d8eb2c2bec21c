import { expect, it } from 'vitest';
import { entriesByOutcome, type Entry } from './entries-by-outcome.ts';

const at = { line: 1, column: 1 };
const entries: readonly Entry[] = [
  { path: '/Invoice[1]/ID[1]', value: 'A-1', ...at, outcome: 'taken', terms: ['BT-1'], to: ['$.code'] },
  { path: '/Invoice[1]/Note[1]', value: 'Zebra', ...at, outcome: 'left', why: 'No term for it' },
  { path: '/Invoice[1]/Total[1]', value: '10', ...at, outcome: 'recalculated', became: '12.10' },
  { path: '/Invoice[1]/Total[1]/@currencyID', value: 'EUR', ...at, outcome: 'implied' },
];
const shown = (words: string) =>
  entriesByOutcome(entries, words).map(({ outcome, rows }) => [outcome, rows.map(({ row }) => row.value)]);

it('puts what is lost and what changes first, and leaves no entry out', () => {
  expect(shown('')).toEqual([
    ['left', ['Zebra']],
    ['recalculated', ['10']],
    ['taken', ['A-1']],
    ['implied', ['EUR']],
  ]);
});

it.each([
  ['a value', 'zebra', ['left']],
  ['a term', 'bt-1', ['taken']],
  ['a place in the document', '$.code', ['taken']],
  ['what it became', '12.1', ['recalculated']],
  ['the reason', 'no term', ['left']],
  ['a path', ' TOTAL ', ['recalculated', 'implied']],
  ['nothing', 'nowhere', []],
])('finds entries by %s', (_, words, found) => {
  expect(shown(words).map(([outcome]) => outcome)).toEqual(found);
});

it('shows the first 300 of an outcome, says how many there are, and keeps each one’s place', () => {
  const many = Array.from({ length: 302 }, (_, count): Entry => ({
    path: `/Invoice[1]/Note[${String(count + 1)}]`,
    value: String(count),
    ...at,
    outcome: count === 0 ? 'taken' : 'left',
  }));
  const [left] = entriesByOutcome(many, '');
  expect([left?.count, left?.rows.length, left?.rows[0]?.index, left?.rows.at(-1)?.index]).toEqual([301, 300, 1, 300]);
});
