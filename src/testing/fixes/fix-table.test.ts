import { execFileSync } from 'node:child_process';
import { beforeAll, expect, it } from 'vitest';
import type { FixRow } from './fix-table.ts';

let table: { readonly codes: number; readonly rows: readonly FixRow[] };

beforeAll(() => {
  const told = execFileSync(process.execPath, ['scripts/fix-table.mjs', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  table = JSON.parse(told.slice(told.indexOf('{'))) as typeof table;
}, 600_000);

it('breaks four fifths of all rules in whole documents', () => {
  expect(table.rows.length / table.codes).toBeGreaterThan(0.8);
});

it('has a fix for seven of ten broken rules', () => {
  const mended = table.rows.filter(({ offered }) => offered > 0);
  expect(mended.length / table.rows.length).toBeGreaterThanOrEqual(0.7);
});

it('offers only what removes the fault', () => {
  expect(table.rows.filter(({ offered, removing }) => removing < offered)).toEqual([]);
});

it('offers nothing that adds a fault', () => {
  expect(table.rows.filter(({ adding }) => adding > 0)).toEqual([]);
});

it('writes no empty text', () => {
  expect(table.rows.filter(({ blank }) => blank > 0)).toEqual([]);
});
