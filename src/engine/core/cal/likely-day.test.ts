import { expect, test } from 'vitest';
import { likelyDay } from './likely-day.ts';

test.each<[string, string | undefined]>([
  ['20.11.2026', '2026-11-20'],
  ['20/11/2026', '2026-11-20'],
  ['11/20/2026', '2026-11-20'],
  ['20-11-2026', '2026-11-20'],
  ['5.5.2026', '2026-05-05'],
  ['2026/11/2', '2026-11-02'],
  ['2026.11.20', '2026-11-20'],
  ['2026-1-5', '2026-01-05'],
  ['29.02.2028', '2028-02-29'],
  // Could be either of two days; only the author knows which.
  ['03.04.2026', undefined],
  ['04/03/2026', undefined],
  // Not a day.
  ['29.02.2026', undefined],
  ['31.11.2026', undefined],
  ['20.11-2026', undefined],
  ['20.11.26', undefined],
  ['20.11.126', undefined],
  ['2026-11-20T00:00:00', undefined],
  ['120.11.2026', undefined],
  ['20112026', undefined],
  ['20261120', undefined],
  ['2026-13-01', undefined],
  ['', undefined],
])('%s is %s', (text, day) => {
  expect(likelyDay(text)).toBe(day);
});
