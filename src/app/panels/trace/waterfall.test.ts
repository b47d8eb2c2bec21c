import { expect, it } from 'vitest';
import { waterfallOf } from './waterfall.ts';

const totals = {
  sum: '200.00',
  discount: '20.00',
  charge: '20.00',
  total: '200.00',
  taxes: {
    categories: [
      {
        code: 'VAT',
        rates: [
          { percent: '21.0%', amount: '21.00', surcharge: { percent: '5.2%', amount: '5.20' } },
          { key: 'exempt', amount: '0.00' },
        ],
      },
      { code: 'IRPF', retained: true, rates: [{ percent: '15.0%', amount: '30.00' }] },
      { code: 'X', informative: true, rates: [{ percent: '1.0%', amount: '9.00' }] },
    ],
  },
  total_with_tax: '226.20',
  rounding: '-0.20',
  payable: '196.00',
  advance: '46.00',
  due: '150.00',
};

it('a waterfall leads from the lines over discounts, charges and each rate to the amount due', () => {
  const bars = waterfallOf({ totals });
  expect(bars.map(({ path, value, kind }) => [path.replace('$.totals.', ''), value, kind])).toEqual([
    ['sum', '200.00', 'sum'],
    ['discount', '20.00', 'less'],
    ['charge', '20.00', 'more'],
    ['total', '200.00', 'sum'],
    ['taxes.categories[0].rates[0].amount', '21.00', 'more'],
    ['taxes.categories[0].rates[0].surcharge.amount', '5.20', 'more'],
    ['total_with_tax', '226.20', 'sum'],
    ['taxes.categories[1].rates[0].amount', '30.00', 'less'],
    ['rounding', '-0.20', 'more'],
    ['payable', '196.00', 'sum'],
    ['advance', '46.00', 'less'],
    ['due', '150.00', 'sum'],
  ]);
  expect(waterfallOf({ doc: { totals } })[0]?.path).toBe('$.doc.totals.sum');
});

it('each bar begins where the one before ends, and the highest one fills the width', () => {
  const bars = waterfallOf({ totals });
  const ends = bars.map(({ start, width }) => [start, Math.round((start + width) * 100) / 100]);
  expect(ends.slice(0, 7)).toEqual([
    [0, 88.42],
    [79.58, 88.42],
    [79.58, 88.42],
    [0, 88.42],
    [88.42, 97.7],
    [97.7, 100],
    [0, 100],
  ]);
});

it('a waterfall shows amounts below zero left of its beginning', () => {
  const negative = { sum: '-100.00', taxes: { categories: [{ rates: [{ amount: '-20.00' }] }] }, payable: '-120.00' };
  expect(waterfallOf({ totals: negative }).map(({ start, width }) => [start, width])).toEqual([
    [16.67, 83.33],
    [0, 16.67],
    [0, 100],
  ]);
});

it('there is no waterfall where it would say no more than the figures, or where there are no totals', () => {
  expect(waterfallOf({ totals: { sum: '5.00', total: '5.00', payable: '5.00' } })).toEqual([]);
  expect(waterfallOf({})).toEqual([]);
  expect(waterfallOf(undefined)).toEqual([]);
});
