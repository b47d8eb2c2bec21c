import { expect, it } from 'vitest';
import type { ComparedRow } from '../../../formats/comparison/compare-xml.ts';
import { rowsByOutcome, tallyOf } from './rows-by-outcome.ts';

const place = (value: string) => ({ value, at: { start: 0, end: value.length } });
const rows: readonly ComparedRow[] = [
  { term: 'BT-1', name: 'Invoice number', within: [], outcome: 'same', here: place('A-17'), there: place('A-17') },
  {
    term: 'BT-44',
    name: 'Buyer name',
    within: [{ text: 'Buyer', phrase: 'term.BG-7' }],
    outcome: 'changed',
    here: place('Fjord'),
    there: place('Fell'),
  },
  { term: 'BT-9', name: 'Payment due date', within: [], outcome: 'here', here: place('2026-03-01') },
  {
    term: 'BT-153',
    name: 'Item name',
    within: [{ text: 'Invoice line 2', phrase: 'export.namedGroup' }],
    outcome: 'there',
    there: place('Discs'),
  },
];
const found = (words: string) =>
  rowsByOutcome(rows, words).map(({ outcome, rows: list }) => [outcome, ...list.map(({ index }) => index)]);

it('what differs comes first, each row with its place among all', () => {
  expect(found('')).toEqual([
    ['changed', 1],
    ['here', 2],
    ['there', 3],
    ['same', 0],
  ]);
});

it.each([
  ['a term', 'bt-44', [['changed', 1]]],
  ['a name', 'DUE date', [['here', 2]]],
  ['a group', 'line 2', [['there', 3]]],
  ['a value here', 'fjord', [['changed', 1]]],
  ['a value there', ' discs ', [['there', 3]]],
  ['nothing', 'nowhere', []],
])('finds rows by %s', (_, words, expected) => {
  expect(found(words)).toEqual(expected);
});

it('counts the rows of each outcome, and says so where nothing differs', () => {
  expect(tallyOf(rows)).toBe('1 changed, 1 only here, 1 only there, 1 same');
  expect(tallyOf(rows.slice(0, 1))).toBe('0 changed, 1 same');
});

it('shows the first 300 of an outcome and says how many there are', () => {
  const many = Array.from({ length: 301 }, () => rows[0] as ComparedRow);
  const [same] = rowsByOutcome(many, '');
  expect([same?.count, same?.rows.length, same?.rows.at(-1)?.index]).toEqual([301, 300, 299]);
});
