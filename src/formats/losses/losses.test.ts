import { expect, it } from 'vitest';
import { faultsOfLosses, listedLosses, LONGEST_LOST, MOST_LOSSES, type Loss } from './losses.ts';

const lossAt = (i: number, grade: Loss['grade']): Loss => ({
  path: `$.lines[${i}].label`,
  value: 'x',
  grade,
  why: 'w',
});

it('losses are listed in their order up to the limit', () => {
  const losses = Array.from({ length: MOST_LOSSES }, (_, i) => lossAt(i, i % 2 === 0 ? 'harmless' : 'matters'));
  expect(listedLosses(losses)).toEqual({ losses });
});

it('of more losses those that matter are listed first, and the others are counted', () => {
  const losses = Array.from({ length: 3 * MOST_LOSSES }, (_, i) => lossAt(i, i >= 2999 ? 'matters' : 'harmless'));
  const { losses: listed, left_out: more } = listedLosses(losses);
  expect([listed.length, more]).toEqual([MOST_LOSSES, 2 * MOST_LOSSES]);
  expect([listed[0], listed[1]].map((loss) => loss?.path)).toEqual(['$.lines[2999].label', '$.lines[0].label']);
  const faults = faultsOfLosses({ losses: listed, left_out: 2 * MOST_LOSSES }, true);
  expect(faults.map(({ code, severity }) => `${code} ${severity}`).at(0)).toBe('ASSAY-EXPORT-LOSS warning');
  expect(faults.at(-1)).toMatchObject({ severity: 'info', properties: ['$'], values: { count: 2000 } });
});

it('a long lost text ends with an ellipsis', () => {
  const [loss] = listedLosses([{ ...lossAt(0, 'harmless'), value: 'a'.repeat(LONGEST_LOST + 1) }]).losses;
  expect(loss?.value).toBe(`${'a'.repeat(LONGEST_LOST)}…`);
});
