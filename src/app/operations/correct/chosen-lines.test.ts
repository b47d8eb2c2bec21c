import { expect, it } from 'vitest';
import { MOST_LINES_OFFERED, offeredLines, withLines } from './chosen-lines.ts';

const line = (name: string) => ({ quantity: '1', item: { name, price: '10.00' } });
const invoice = { type: 'standard', lines: [line('Pads'), line('Oil'), line('Work')], totals: { sum: '30.00' } };
const names = (document: Parameters<typeof offeredLines>[0]) => offeredLines(document).map(({ name }) => name);

it('lines are offered where there are several and few enough, in an envelope too', () => {
  expect(names(invoice)).toEqual(['Pads', 'Oil', 'Work']);
  expect(names({ doc: invoice })).toEqual(['Pads', 'Oil', 'Work']);
  expect(names({ lines: [line('Pads')] })).toEqual([]);
  expect(names({ lines: Array.from({ length: MOST_LINES_OFFERED + 1 }, () => line('Pads')) })).toEqual([]);
  expect(names(undefined)).toEqual([]);
});

it('a correction keeps the chosen lines and leaves its totals to building', () => {
  const cut = { type: 'standard', lines: [line('Pads'), line('Work')] };
  expect(withLines(invoice, new Set([0, 2]))).toEqual(cut);
  expect(withLines({ head: {}, doc: invoice }, new Set([0, 2]))).toEqual({ head: {}, doc: cut });
});
