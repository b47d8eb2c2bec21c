import { expect, it } from 'vitest';
import { dayOf } from './day.ts';

it.each([
  ['2026-11-28T22:59:59Z', '2026-11-28'],
  ['2026-11-28T23:00:00Z', '2026-11-29'],
  ['2026-07-31T21:59:59Z', '2026-07-31'],
  ['2026-07-31T22:00:00Z', '2026-08-01'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
])('at %s it is %s where the SdI is', (now, day) => {
  expect(dayOf({ now: () => new Date(now), newId: () => '' })).toBe(day);
});
