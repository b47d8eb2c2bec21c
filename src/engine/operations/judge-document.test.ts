import { expect, test } from 'vitest';
import { createSomeCountriesEngine } from '../../testing/engines/some-countries.ts';
import { MOST_PLACES } from '../core/rules/judge.ts';

const engine = createSomeCountriesEngine();

function faultOfLines(count: number) {
  const lines = Array.from({ length: count }, () => ({ i: 1, quantity: '1' }));
  const outcome = engine.validate({ data: { $schema: 'https://gobl.org/draft-0/bill/invoice', lines } });
  return outcome.ok ? undefined : outcome.error.faults.find(({ code }) => code === 'GOBL-BILL-LINE-03');
}

test('a fault names every place up to the limit', () => {
  expect(faultOfLines(MOST_PLACES)).toMatchObject({ description: 'Every line needs an item' });
  expect(faultOfLines(MOST_PLACES)?.properties).toHaveLength(MOST_PLACES);
});

test('beyond the limit it names the first and says how many there are', () => {
  const fault = faultOfLines(MOST_PLACES + 1);
  expect(fault?.properties).toHaveLength(MOST_PLACES);
  expect(fault?.properties.at(-1)).toMatch(/^\$\.lines\[999\]/);
  expect(fault?.description).toBe('Every line needs an item (1001 places; the first 1000 are named)');
});
