import { expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/index.ts';
import { goldenContext } from '../examples/examples.ts';
import { TARGETS } from './business-invoices.ts';
import { faultsOfExport } from './try-invoice.ts';

/** Every run tries these seeds; `npm run fuzz` tries new ones. */
const FIRST = 20_261_127;
const EACH = 6;

// The day after which the invoices are issued.
const context = { ...goldenContext, now: () => new Date('2026-11-25T12:00:00Z') };
const scope = { engine: createStandardEngine(), context };

it.each(TARGETS.map((target, at) => ({ ...target, at })))(
  'ordinary invoices are accepted as $format $profile, and their destination says so before',
  { timeout: 60_000 },
  ({ at, ...target }) => {
    const seeds = Array.from({ length: EACH }, (_, i) => FIRST + at * EACH + i);
    const found = seeds.map((seed) => [seed, faultsOfExport(seed, target, scope)] as const);
    expect(found.filter(([, faults]) => faults.length > 0)).toEqual([]);
  },
);
