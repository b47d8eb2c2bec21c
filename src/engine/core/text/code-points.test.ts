import { expect, it } from 'vitest';
import { byCodePoint } from './code-points.ts';

/** U+FF5E comes before U+1F600, whose first UTF-16 unit is D83D. */
const names = ['a', 'aa', 'b', 'é', '\uff5e', '\u{1f600}', '\u{1f600}a'];

it('sorts by code point, as UTF-8 does, where UTF-16 units would not', () => {
  const mixed = names.toReversed();
  expect(mixed.toSorted(byCodePoint)).toEqual(names);
  expect(mixed.toSorted(byCodePoint)).toEqual(mixed.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
  expect(mixed.toSorted()).not.toEqual(names);
  expect(byCodePoint('a', 'a')).toBe(0);
});
