import { expect, it } from 'vitest';
import { columnsOf } from './columns.ts';

it.each([
  [1, 'assay.columns', ['result'], 58],
  [2, 'assay.columns-2', ['result', 'second'], 42],
  [3, 'assay.columns-3', ['result', 'second', 'third'], 34],
  // No view, or more views than fit: the columns are those of a single view.
  [0, 'assay.columns', ['result'], 58],
  [4, 'assay.columns', ['result'], 58],
])('shows %i views in columns whose widths are stored as %s', (count, id, views, source) => {
  const columns = columnsOf(count);
  expect([columns.id, columns.views, columns.usual['left']]).toEqual([id, views, source]);
  expect(Object.keys(columns.usual)).toEqual(['left', ...views]);
  expect(Object.values(columns.usual).reduce((sum, width) => sum + width)).toBe(100);
});
