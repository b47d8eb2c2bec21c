import { describe, expect, test } from 'vitest';

import { gstKeys, vatKeys } from '../../core/tax/global-categories.ts';
import { goodsAndServicesTax, readOn, unionRates, valueAddedTax } from './value-added-tax.ts';

const name = { en: 'General Rate' };
const keys = ['standard'];

describe('a value added tax', () => {
  test.each([
    [
      'a day for each percentage',
      { values: { '2024-01-01': '21.0%', '2010-01-01': '19%' } },
      {
        values: [
          { since: '2024-01-01', percent: '21.0%' },
          { since: '2010-01-01', percent: '19%' },
        ],
      },
    ],
    [
      'a surcharge',
      { values: { '2024-01-01': ['21.0%', '5.2%'] } },
      {
        values: [{ since: '2024-01-01', percent: '21.0%', surcharge: '5.2%' }],
      },
    ],
    ['a percentage without a day', { values: '21.0%' }, { values: [{ percent: '21.0%' }] }],
    [
      'the newest percentage of the law',
      { byLaw: { '2024-01-01': '21.0%', '2010-01-01': '19%' } },
      {
        values: [{ percent: '21.0%' }],
        byLaw: [
          { since: '2024-01-01', percent: '21.0%' },
          { since: '2010-01-01', percent: '19%' },
        ],
      },
    ],
    [
      'its own days beside those of the law',
      { values: { '1995-04-01': '27%' }, byLaw: { '2003-01-18': '27%' } },
      {
        values: [{ since: '1995-04-01', percent: '27%' }],
        byLaw: [{ since: '2003-01-18', percent: '27%' }],
      },
    ],
    [
      'whole values, as they are',
      { values: [{ ext: { region: 'X' }, percent: '4%' }] },
      {
        values: [{ ext: { region: 'X' }, percent: '4%' }],
      },
    ],
    ['no percentage', {}, {}],
  ] as const)('publishes %s', (_, given, published) => {
    expect(valueAddedTax({ rates: { general: { name, ...given } } }).rates).toStrictEqual([
      { rate: 'general', keys, name, ...published },
    ]);
  });

  test('has the usual code, names and keys, with the names and the sources of the country', () => {
    const sources = readOn('2026-11-22', { ...unionRates, 'https://example.com': { nl: 'Tarieven' } });
    expect(valueAddedTax({ name: { nl: 'BTW' }, title: { en: 'Turnover Tax' }, rates: {}, sources })).toStrictEqual({
      code: 'VAT',
      name: { en: 'VAT', nl: 'BTW' },
      title: { en: 'Turnover Tax' },
      keys: vatKeys,
      rates: [],
      sources: [
        {
          title: { en: 'European Commission, VAT rates' },
          url: 'https://taxation-customs.ec.europa.eu/taxation/vat/eu-vat-rules/vat-rates_en',
          at: '2026-11-22T00:00:00',
        },
        { title: { nl: 'Tarieven' }, url: 'https://example.com', at: '2026-11-22T00:00:00' },
      ],
    });
  });
});

test('a goods and services tax has its own code, names and keys', () => {
  expect(goodsAndServicesTax({ rates: {} })).toStrictEqual({
    code: 'GST',
    name: { en: 'GST' },
    title: { en: 'Goods and Services Tax' },
    keys: gstKeys,
    rates: [],
  });
});
