import { expect, it } from 'vitest';
import { DEFAULT_CONNECTION_LIMITS, restOf } from './connection-limits.ts';

it.each([
  [1, 200],
  [800, 200],
  [1_000, 250],
  [4_000, 1_000],
  [40_000, 1_000],
])('where %i connections rest, one more does so for %i ms', (resting, milliseconds) => {
  expect(restOf(resting)).toBe(milliseconds);
});

it('what waits its turn after a rest is answered within half a second, with room for its own work', () => {
  expect(restOf(1) + DEFAULT_CONNECTION_LIMITS.turnTime).toBe(480);
});
