import { expect, it } from 'vitest';
import { among, rangesOf } from './code-ranges.ts';

const CODES = ['00000', '01000', '01001', '01002', '40000', '99999'];

it('keeps a long list of codes as runs, and finds exactly its codes', () => {
  const ranges = rangesOf(CODES);
  expect(ranges).toEqual({ digits: 5, runs: '0 rs.2 u3a 1aan' });
  const has = among(ranges ?? { digits: 0, runs: '' });
  expect(CODES.filter((code) => !has(code))).toEqual([]);
  const others = ['00001', '00999', '01003', '39999', '40001', '99998', '1000', '001000', ' 1000', '', 'x1000', '1e3'];
  expect(others.filter(has)).toEqual([]);
});

it('makes no runs of codes that are not all of the same number of digits', () => {
  expect([['01', '002'], ['1A'], ['1234567890123456']].map((codes) => rangesOf(codes))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
