import { describe, expect, it } from 'vitest';
import { lineOfRow, linesOf, nextRow, rowBeginning, type RowGroup } from './group-lines.ts';

const group = (title: string, ...rows: readonly (readonly [index: number, row: string])[]): RowGroup<string> => ({
  id: title,
  title,
  rows: rows.map(([index, row]) => ({ index, row })),
});

/** 0 Fruit, 1 apple, 2 Banana, 3 none, 4 Herbs, 5 basil, 6 blue borage. Rows are numbered in another order. */
const lines = linesOf([
  group('Fruit', [7, 'apple'], [3, 'Banana']),
  group('None'),
  group('Herbs', [5, 'basil'], [9, 'blue borage']),
]);

it('a heading comes before the rows of its group, and stands there without rows too', () => {
  expect(lines.map((line) => (line.kind === 'head' ? line.group.title : line.index))).toEqual([
    'Fruit',
    7,
    3,
    'None',
    'Herbs',
    5,
    9,
  ]);
});

describe('the line of a row', () => {
  it.each([
    [5, 5],
    [7, 1],
    [undefined, 1],
    [1000, 1],
  ])('of index %s is %i', (index, line) => {
    expect(lineOfRow(lines, index)).toBe(line);
  });
  it('is undefined where there is no row', () => {
    expect(lineOfRow(linesOf([group('None')]), 0)).toBe(-1);
  });
});

describe('the next row', () => {
  it.each([
    ['down', 1, 1, 2],
    ['down, over headings', 2, 1, 5],
    ['down, at the end', 6, 1, 6],
    ['up', 6, -1, 5],
    ['up, over headings', 5, -1, 2],
    ['up, below the first heading', 1, -1, 1],
    ['a page down', 1, 3, 5],
    ['a page down, beyond the end', 2, 100, 6],
    ['a page up, onto a heading', 6, -3, 2],
    ['to the first', 6, -lines.length, 1],
    ['to the last', 1, lines.length, 6],
  ])('%s: from %i by %i is %i', (_, from, by, to) => {
    expect(nextRow(lines, from, by)).toBe(to);
  });
  it('is where one is, with headings alone', () => {
    expect(nextRow(linesOf([group('None')]), 0, 1)).toBe(0);
  });
});

describe('the row that begins with what was typed', () => {
  it.each([
    ['a letter', 1, 'b', 2],
    ['the same letter again', 2, 'bb', 5],
    ['and again', 5, 'bbb', 6],
    ['and round', 6, 'b', 2],
    ['more of the row one is on', 6, 'blu', 6],
    ['capital or not', 6, 'BAN', 2],
    ['a blank within', 1, 'blue b', 6],
    ['what none begins with', 5, 'x', 5],
    ['no heading', 5, 'herbs', 5],
  ])('%s: from %i, "%s" leads to %i', (_, from, typed, to) => {
    expect(rowBeginning(lines, from, typed, (row) => row)).toBe(to);
  });
});
