import { expect, it } from 'vitest';
import { timeFor } from './time-for.ts';

it.each([
  [0, 20_000],
  [2 ** 20, 20_000],
  [2 ** 20 + 1, 21_000],
  [8 * 2 ** 20, 27_000],
  [64 * 2 ** 20, 83_000],
])('a body of %i bytes may take %i ms', (bytes, most) => {
  expect(timeFor(bytes, 20_000)).toBe(most);
});
