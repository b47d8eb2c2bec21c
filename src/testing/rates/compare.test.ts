import { expect, it } from 'vitest';
import { austria } from '../../engine/regimes/at/at.ts';
import { differences } from './compare.ts';

const austrian = { standard: 20, reduced: [10, 13, 19], super_reduced: 4.9, parking: null };
const table = (more: object) => ({ version: '1', rates: { AT: { ...austrian, ...more } } });

it.each<[why: string, more: object, day: string, expected: object[]]>([
  ['nothing where both have the same', {}, '2026-07-01', []],
  ['a rate that is not in force yet', {}, '2026-06-30', [{ country: 'AT', missing: [4.9], more: [] }]],
  ['a general rate that differs', { standard: 21 }, '2026-07-01', [{ country: 'AT', missing: [21], more: [20] }]],
  ['a rate of ours alone', { reduced: [10, 13] }, '2026-07-01', [{ country: 'AT', missing: [], more: [19] }]],
  ['a parking rate of theirs', { parking: 12 }, '2026-07-01', [{ country: 'AT', missing: [12], more: [] }]],
])('tells %s', (_, more, day, expected) => {
  expect(differences(table(more), day, [austria])).toEqual(expected);
});
