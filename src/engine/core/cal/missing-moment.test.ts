import { expect, it } from 'vitest';
import { missingMoment } from './missing-moment.ts';

it.each([
  ['2026-02-30', 'February 2026 has 28 days'],
  ['2024-02-30', 'February 2024 has 29 days'],
  ['2026-04-31', 'April 2026 has 30 days'],
  ['2026-12-00', 'December 2026 has 31 days'],
  ['2026-13-01', 'the months are 01 to 12'],
  ['2026-00-01', 'the months are 01 to 12'],
  ['2026-02-30T10:00:00', 'February 2026 has 28 days'],
  ['2026-02-28T24:00:00', 'the hours are 00 to 23'],
  ['25:00', 'the hours are 00 to 23'],
  ['9:61:00', 'the minutes are 00 to 59'],
  ['10:00:60Z', 'the seconds are 00 to 59'],
  // Days and times that exist, or have another notation.
  ['2026-02-28', undefined],
  ['10:30', undefined],
  ['30.02.2026', undefined],
  ['2026-02-300', undefined],
  ['x', undefined],
])('says why %s does not exist', (text, reason) => {
  expect(missingMoment(text)?.text).toBe(reason);
});
