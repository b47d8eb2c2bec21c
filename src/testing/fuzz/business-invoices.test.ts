import { expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/index.ts';
import { DESTINATIONS } from '../../formats/destinations/destinations.ts';
import { examples, goldenContext, jsonOf } from '../examples/examples.ts';
import { TARGETS } from './business-invoices.ts';
import { faultsOfExport, saidAndDone } from './try-invoice.ts';

/** Every run tries these seeds; `npm run fuzz` tries new ones. */
const FIRST = 20_261_127;
const EACH = 4;

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

/** Each example for those of its own country, and for one or two of the others in turn. */
const EVERY_OTHER = 37;

it('each example is ready for a destination exactly if it exports without an error', { timeout: 120_000 }, () => {
  const differing: string[] = [];
  const ready = new Set<string>();
  examples().forEach(({ path, text }, at) => {
    DESTINATIONS.forEach((destination, turn) => {
      const isHome = destination.country === path.slice(0, 2).toUpperCase();
      if (!isHome && (at + turn) % EVERY_OTHER !== 0) return;
      const result = saidAndDone(jsonOf(text), destination, scope);
      if (result && result.said !== result.done) differing.push(`${path} for ${destination.key}`);
      if (result?.said) ready.add(destination.key);
    });
  });
  expect(differing).toEqual([]);
  expect([...ready]).toEqual(
    expect.arrayContaining(['en16931', 'xrechnung', 'fr-ctc', 'choruspro', 'zatca', 'oioubl']),
  );
});
