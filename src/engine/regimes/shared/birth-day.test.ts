import { describe, expect, it } from 'vitest';
import { isRealDay } from './birth-day.ts';

describe('a day', () => {
  it.each([
    [2000, 2, 29, true],
    [1900, 2, 29, false],
    [1999, 12, 31, true],
    [1999, 4, 31, false],
    [1999, 13, 1, false],
    [1999, 0, 1, false],
    [1999, 1, 0, false],
  ])('%s-%s-%s was one: %s', (year, month, day, real) => {
    expect(isRealDay({ year, month, day })).toBe(real);
  });
});
