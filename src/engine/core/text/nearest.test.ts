import { expect, it } from 'vitest';
import { distanceOf, nearest } from './nearest.ts';

it.each([
  ['kitten', 'sitting', 3],
  ['suplier', 'supplier', 1],
  ['nmae', 'name', 1],
  ['', 'abc', 3],
  ['same', 'same', 0],
])('%s is %s after %i edits', (from, to, edits) => {
  expect(distanceOf(from, to)).toBe(edits);
  expect(distanceOf(to, from)).toBe(edits);
});

it('finds the nearest first and nothing far away', () => {
  expect(nearest('genral', ['reduced', 'general', 'generals'])).toEqual(['general', 'generals']);
  expect(nearest('USDX', ['USD', 'EUR', 'USN'])).toEqual(['USD']);
  expect(nearest('zzz', ['USD', 'EUR'])).toEqual([]);
});
