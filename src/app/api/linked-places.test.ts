import { expect, it } from 'vitest';
import { entryAt, entryOf } from './linked-places.ts';

const entry = (path: string, line: number, column: number, ...to: string[]) => ({
  path,
  value: 'x',
  line,
  column,
  outcome: 'taken' as const,
  to,
});
const entries = [
  entry('/I[1]/ID[1]', 2, 5, '$.code'),
  entry('/I[1]/Q[1]/@unitCode', 3, 10, '$.lines[0].item.unit'),
  entry('/I[1]/Q[1]', 3, 20, '$.lines[0].quantity'),
  entry('/I[1]/Q[2]', 4, 20, '$.lines[10].quantity'),
];

it.each([
  [2, 9, '/I[1]/ID[1]'],
  [2, 1, '/I[1]/ID[1]'],
  [3, 12, '/I[1]/Q[1]/@unitCode'],
  [3, 25, '/I[1]/Q[1]'],
  [9, 1, undefined],
])('the value at line %i, column %i is %s', (line, column, path) => {
  expect(entryAt(entries, { line, column })?.path).toBe(path);
});

it.each([
  ['$.code', '/I[1]/ID[1]'],
  ['$.lines[0].quantity', '/I[1]/Q[1]'],
  ['$.lines[0].item', '/I[1]/Q[1]/@unitCode'],
  ['$.lines[1]', undefined],
  ['$.lines', '/I[1]/Q[1]/@unitCode'],
  ['$.cod', undefined],
])('%s comes from %s', (place, path) => {
  expect(entryOf(entries, place)?.path).toBe(path);
});
