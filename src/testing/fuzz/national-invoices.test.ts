import { beforeAll, expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/index.ts';
import { loadNationalFormats } from '../../formats/national/national-formats.ts';
import { goldenContext } from '../examples/examples.ts';
import { HOMES } from './national-homes.ts';
import { faultsOfNational } from './try-national.ts';

/** Every run tries these seeds; `npm run fuzz` tries new ones. */
const FIRST = 20_261_128;
const EACH = 4;

// The day after which the invoices are issued.
const context = { ...goldenContext, now: () => new Date('2026-11-25T12:00:00Z') };
const scope = { engine: createStandardEngine(), context };

beforeAll(loadNationalFormats);

it.each(HOMES.map((home, at) => ({ ...home, at })))(
  'ordinary invoices for $to are as good as it says, and the same file when they are read back',
  { timeout: 60_000 },
  ({ at, ...home }) => {
    const seeds = Array.from({ length: EACH }, (_, i) => FIRST + at * EACH + i);
    const found = seeds.map((seed) => [seed, faultsOfNational(seed, home, scope)] as const);
    expect(found.filter(([, faults]) => faults.length > 0)).toEqual([]);
  },
);
