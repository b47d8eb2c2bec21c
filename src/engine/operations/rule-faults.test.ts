import { expect, test } from 'vitest';
import { createSomeCountriesEngine } from '../../testing/engines/some-countries.ts';
import { createStandardEngine } from '../standard.ts';
import { MOST_PLACES } from '../core/rules/find-violations.ts';
import { withoutPhrases } from '../../testing/without-phrases.ts';

const engine = createSomeCountriesEngine();
const everywhere = createStandardEngine();

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

test.each<[string, string, string]>([
  ['ES', 'B98602643', 'Ends in 3, should be 2: write B98602642'],
  ['ES', '54387763Q', 'Ends in Q, should be P: write 54387763P'],
  ['AU', '41824753556', 'Begins with 41, should be 51: write 51824753556'],
  ['FR', '45732829320', 'Begins with 45, should be 44: write 44732829320'],
])('a tax number of %s with wrong check digits, %s: %s', (country, code, title) => {
  const outcome = everywhere.validate({ data: { $schema: 'https://gobl.org/draft-0/tax/identity', country, code } });
  const fixes = outcome.ok ? [] : outcome.error.faults.flatMap((fault) => fault.fixes);
  const value = title.slice(title.lastIndexOf(' ') + 1);
  expect(withoutPhrases(fixes)).toEqual([{ title, safe: false, edits: [{ op: 'replace', path: '$.code', value }] }]);
});
