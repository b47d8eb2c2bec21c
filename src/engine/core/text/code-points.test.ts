import fc from 'fast-check';
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
  expect(byCodePoint('\u{103fe}', '\u{103ff}')).toBeLessThan(0);
});

it('sorts as UTF-8 does whatever the texts', () => {
  const point = fc.oneof(
    fc.constantFrom(0, 0x61, 0x62, 0xd7ff, 0xe000, 0xffff, 0x1_0000, 0x1_0001, 0x10_ffff),
    fc.integer({ min: 0, max: 0xd7ff }),
  );
  const text = fc.array(point, { maxLength: 4 }).map((points) => String.fromCodePoint(...points));
  fc.assert(
    fc.property(text, text, (a, b) => Math.sign(byCodePoint(a, b)) === Buffer.compare(Buffer.from(a), Buffer.from(b))),
  );
});
