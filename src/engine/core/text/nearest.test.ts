import { expect, it } from 'vitest';
import { distanceOf, nearest } from './nearest.ts';

it.each([
  ['kitten', 'sitting', 3],
  ['suplier', 'supplier', 1],
  ['nmae', 'name', 1],
  ['', 'abc', 3],
  ['same', 'same', 0],
  ['', '', 0],
  ['a', '', 1],
  ['ab', 'ba', 1],
  ['abc', 'cba', 2],
  ['abcd', 'badc', 2],
  ['ab', 'bca', 3],
  ['abcdef', 'abdcef', 1],
  ['xab', 'yba', 2],
  ['a', 'b', 1],
  ['aa', 'a', 1],
  ['kitchen', 'chicken', 4],
])('%s is %s after %i edits', (from, to, edits) => {
  expect(distanceOf(from, to)).toBe(edits);
  expect(distanceOf(to, from)).toBe(edits);
});

it('finds the nearest first and nothing far away', () => {
  expect(nearest('genral', ['reduced', 'general', 'generals'])).toEqual(['general', 'generals']);
  expect(nearest('USDX', ['USD', 'EUR', 'USN'])).toEqual(['USD']);
  expect(nearest('zzz', ['USD', 'EUR'])).toEqual([]);
});

it.each<[word: string, candidates: readonly string[], found: readonly string[]]>([
  ['Ab', ['AB', 'abc', 'abcd', 'xy'], ['AB', 'abc']],
  ['abcde', ['abcdx', 'abcxx'], ['abcdx']],
  ['abcdef', ['abcdxx', 'abcxxx'], ['abcdxx']],
  ['abcdefghijklmno', ['abcdefghijklxxx', 'abcdefghijkxxxx'], ['abcdefghijklxxx']],
  ['abc', ['abx', 'abc', 'xbc'], ['abc', 'abx', 'xbc']],
  ['abc', ['abw', 'abx', 'aby', 'abz'], ['abw', 'abx', 'aby']],
  ['', ['a', 'ab'], ['a']],
])('of %s and %j finds %j', (word, candidates, found) => {
  expect(nearest(word, candidates)).toEqual(found);
});

it('finds as many as it is asked for', () => {
  expect(nearest('abc', ['abx', 'aby', 'abz'], 1)).toEqual(['abx']);
});
