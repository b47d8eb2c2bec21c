import { describe, expect, it } from 'vitest';
import { inOrder } from './order.ts';

const named = (name: string, ...after: readonly string[]) => ({ name, after, normalisers: [] });
const orderOf = (...contributors: readonly ReturnType<typeof named>[]) => inOrder(contributors).map(({ name }) => name);

describe('the order of normalisers', () => {
  it.each([
    ['nobody', [], []],
    ['a regime before the formats of its country', [named('it-a'), named('IT')], ['IT', 'it-a']],
    ['the alphabet, whatever the document says', [named('c'), named('B'), named('a')], ['a', 'B', 'c']],
    ['one after those it names', [named('a', 'c', 'b'), named('c'), named('b')], ['b', 'c', 'a']],
    ['one after those that wait themselves', [named('a', 'b'), named('b', 'c'), named('c')], ['c', 'b', 'a']],
    ['the rest in front of one that waits', [named('a', 'c'), named('b'), named('c')], ['b', 'c', 'a']],
    ['capitals count as their small letters', [named('B'), named('a'), named('C')], ['a', 'B', 'C']],
    ['nobody waits for one that is not there', [named('b', 'x'), named('c')], ['b', 'c']],
  ])('%s', (_, given, expected) => {
    expect(orderOf(...given)).toEqual(expected);
    expect(orderOf(...given.toReversed())).toEqual(expected);
  });

  it('is refused where two wait for each other, or one for itself', () => {
    expect(() => orderOf(named('a', 'b'), named('b', 'a'), named('c'))).toThrow('a, b wait for each other');
    expect(() => orderOf(named('a', 'a'))).toThrow('wait');
  });
});
