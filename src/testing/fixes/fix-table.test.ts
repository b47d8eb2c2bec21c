import { execFileSync } from 'node:child_process';
import { beforeAll, expect, it } from 'vitest';
import type { FixRow } from './fix-table.ts';

let table: { readonly codes: number; readonly rows: readonly FixRow[] };

beforeAll(() => {
  const output = execFileSync(process.execPath, ['scripts/fix-table.mjs', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  table = JSON.parse(output.slice(output.indexOf('{'))) as typeof table;
}, 600_000);

it('breaks four fifths of all rules in whole documents', () => {
  expect(table.rows.length / table.codes).toBeGreaterThan(0.8);
});

it('has a fix or a question for seven of ten broken rules', () => {
  const mended = table.rows.filter(({ certain, asked }) => certain + asked > 0);
  expect(mended.length / table.rows.length).toBeGreaterThanOrEqual(0.7);
});

it('calls certain only what removes the fault and adds none', () => {
  expect(table.rows.filter(({ certain, right }) => right < certain)).toEqual([]);
});

it('writes nothing in a certain fix that neither the document nor the law nor a check digit says', () => {
  expect(table.rows.flatMap(({ code, invented }) => invented.map((value) => `${code} ${value}`))).toEqual([]);
});

it('asks for values that lead to a valid document in 99 of 100 questions', () => {
  const sum = (of: 'asked' | 'answered') => table.rows.reduce((total, row) => total + row[of], 0);
  expect(sum('asked')).toBeGreaterThan(500);
  expect(sum('answered') / sum('asked')).toBeGreaterThanOrEqual(0.99);
});

it('leaves an error behind each question that nobody answers', () => {
  expect(table.rows.filter(({ silent }) => silent > 0)).toEqual([]);
});

it('writes no empty text', () => {
  expect(table.rows.filter(({ blank }) => blank > 0)).toEqual([]);
});
