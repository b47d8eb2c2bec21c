import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../core/json/json.ts';
import type { RegimeDefinition } from '../../../core/tax/regime.ts';
import type { CalculationContext } from '../../behaviour.ts';
import type { CalculationTrouble } from '../../tax/calculation/scope.ts';
import { trialContext } from '../../../../testing/calculation/trial-context.ts';
import { decoded, encoded, knowing } from '../../../../testing/calculation/trial-scope.ts';
import { Invoice } from '../invoice.ts';
import { calculateFigures } from './figures.ts';

const ES: Partial<RegimeDefinition> = {
  categories: [
    {
      code: 'VAT',
      name: { en: 'VAT' },
      keys: [{ key: 'standard', name: { en: 'Standard' } }],
      rates: [
        {
          rate: 'general',
          keys: ['standard'],
          name: { en: 'General' },
          values: [
            { since: '2026-01-01', percent: '21%' },
            { since: '2025-01-01', percent: '10%' },
          ],
        },
      ],
    },
    { code: 'IRPF', name: { en: 'IRPF' }, retained: true },
  ],
};

const GENERAL = [{ cat: 'VAT', rate: 'general' }];
const line = (price: string, more: JsonObject = {}): JsonObject => ({
  quantity: '1',
  item: { name: 'Thing', price },
  taxes: GENERAL,
  ...more,
});
const BASE = { $regime: 'ES', currency: 'EUR', issue_date: '2026-01-15' };

function figured(json: JsonObject, change: Partial<CalculationContext> = {}): JsonObject {
  const context = trialContext({ knowledge: knowing(ES), ...change });
  return encoded(Invoice, calculateFigures(decoded(Invoice, { ...BASE, ...json }), context));
}

const totalsOf = (json: JsonObject, change?: Partial<CalculationContext>) => figured(json, change)['totals'];

describe('the figures of a document', () => {
  const lines = [line('0.333'), line('0.333'), line('0.333')];

  test.each<[string, JsonObject, Partial<RegimeDefinition>, string]>([
    ['are precise unless something else is said', { lines }, {}, '1.00'],
    ['are precise without a regime', { $regime: '', lines }, {}, '1.00'],
    ['are rounded as the regime says', { lines }, { rounding: 'currency' }, '0.99'],
    ['are rounded as the document says', { lines, tax: { rounding: 'precise' } }, { rounding: 'currency' }, '1.00'],
    [
      'are rounded as the document says in no regime',
      { $regime: '', lines, tax: { rounding: 'currency' } },
      {},
      '0.99',
    ],
  ])('%s', (_, json, regime, sum) => {
    expect(totalsOf(json, { knowledge: knowing({ ...ES, ...regime }) })).toMatchObject({ sum });
  });

  test.each<[string, JsonObject, string]>([
    ['are at the rates of the date of issue', { issue_date: '2025-12-31' }, '10.00'],
    ['are at the rates of the value date when there is one', { value_date: '2025-12-31' }, '10.00'],
    ['are at the rates of the first day on that day', { issue_date: '2026-01-01' }, '21.00'],
  ])('%s', (_, dates, tax) => {
    expect(totalsOf({ ...dates, lines: [line('100')] })).toMatchObject({ tax });
  });

  test('take discounts and charges into the bases of their taxes', () => {
    const json = {
      lines: [line('100'), line('10', { taxes: [] })],
      discounts: [{ percent: '10%', taxes: GENERAL }],
      charges: [{ amount: '5.125', taxes: GENERAL }],
    };
    // 110 − 11 + 5.125 = 104.125; 100 − 11 + 5.125 = 94.125, 21 % of it 19.76625
    expect(figured(json)).toMatchObject({
      lines: [
        { i: 1, taxes: [{ key: 'standard', percent: '21%' }], total: '100.00' },
        { i: 2, total: '10.00' },
      ],
      discounts: [{ i: 1, amount: '11.00' }],
      charges: [{ i: 1, amount: '5.13' }],
      totals: {
        sum: '110.00',
        discount: '11.00',
        charge: '5.13',
        total: '104.13',
        taxes: {
          categories: [{ code: 'VAT', rates: [{ key: 'standard', base: '94.13', percent: '21%', amount: '19.77' }] }],
        },
        tax: '19.77',
        payable: '123.89',
      },
    });
  });

  test('have neither discounts nor charges when the lists are empty', () => {
    expect(Object.keys(totalsOf({ lines: [line('100')], discounts: [], charges: [] }) as JsonObject)).toEqual([
      'sum',
      'total',
      'taxes',
      'tax',
      'total_with_tax',
      'payable',
    ]);
  });

  test.each<[string, JsonObject, string]>([
    ['may be of charges alone', { charges: [{ amount: '5' }] }, '5.00'],
    ['may be of discounts alone', { discounts: [{ amount: '5' }] }, '-5.00'],
  ])('%s', (_, json, total) => {
    expect(figured(json)).toMatchObject({ totals: { total } });
    expect(figured(json)).not.toHaveProperty('lines');
  });

  test('take the tax that the prices include out, and withhold another', () => {
    const taxes = [...GENERAL, { cat: 'IRPF', percent: '15%' }];
    const json = { tax: { prices_include: 'VAT' }, lines: [line('121', { taxes })] };
    expect(totalsOf(json)).toMatchObject({
      sum: '121.00',
      tax_included: '21.00',
      total: '100.00',
      retained_tax: '15.00',
      payable: '106.00',
    });
  });

  test('keep the rounding they came with, and work out advances and due dates', () => {
    const payment = {
      advances: [{ percent: '50%' }],
      terms: { due_dates: [{ date: '2026-02-01', percent: '50%' }] },
    };
    expect(figured({ lines: [line('100')], totals: { rounding: '0.01' }, payment })).toMatchObject({
      payment: { advances: [{ amount: '60.51' }], terms: { due_dates: [{ amount: '60.51' }] } },
      totals: { rounding: '0.01', payable: '121.01', advance: '60.51', due: '60.50' },
    });
  });

  test('follow the rates of the customer where the tag asks for it', () => {
    const customer = { name: 'C', tax_id: { country: 'FR' } };
    const json = {
      $tags: ['customer-rates'],
      customer,
      lines: [line('100', { taxes: [{ cat: 'VAT', percent: '20%' }] })],
    };
    expect(figured(json)).toMatchObject({
      lines: [{ taxes: [{ country: 'FR', percent: '20%' }] }],
      totals: { tax: '20.00' },
    });
  });

  test('exchange prices at the rates of the document', () => {
    const exchange_rates = [{ from: 'USD', to: 'EUR', amount: '0.5' }];
    const item = { name: 'Thing', price: '100', currency: 'USD' };
    expect(totalsOf({ exchange_rates, lines: [line('1', { item })] })).toMatchObject({ sum: '50.00' });
  });

  test('of earlier documents are worked out anew', () => {
    const tax = { categories: [{ code: 'VAT', rates: [{ base: '100', percent: '21%' }] }] };
    expect(figured({ preceding: [{ code: '1', tax }], lines: [line('1')] })).toMatchObject({
      preceding: [{ tax: { sum: '21.00' } }],
    });
  });
});

describe('a document without figures', () => {
  const stale = { sum: '1.00', total: '1.00', total_with_tax: '1.00', payable: '1.00' };

  test('loses the totals it came with when nothing has an amount', () => {
    expect(totalsOf({ totals: stale })).toBeNull();
    expect(figured({ totals: stale })).not.toHaveProperty('lines');
    const unpriced = figured({ totals: stale, lines: [line('1', { item: { name: 'Thing' } })] });
    expect(unpriced).toMatchObject({ lines: [{ i: 1 }], totals: null });
  });

  test.each([
    ['tagged `bypass`', { $tags: ['bypass'] }],
    ['without a currency', { currency: '' }],
  ])('%s comes back as it is', (_, json) => {
    const given = decoded(Invoice, { ...BASE, lines: [line('1')], totals: stale, ...json });
    expect(calculateFigures(given, trialContext())).toBe(given);
  });

  test('in a currency that nobody knows is calculated with two decimals', () => {
    expect(figured({ currency: 'ZZZ', lines: [line('1')] })).toMatchObject({ totals: { sum: '1.00' } });
  });

  test('with other tags is worked out', () => {
    expect(figured({ $tags: ['simplified'], lines: [line('1')] })).toMatchObject({ totals: { sum: '1.00' } });
  });
});

test('trouble is reported at its place, and so are the traced figures', () => {
  const troubles: CalculationTrouble[] = [];
  const paths: string[] = [];
  const exempt = [{ cat: 'XXX' }];
  figured(
    {
      lines: [line('100'), line('1', { taxes: exempt })],
      discounts: [{ amount: '1', taxes: exempt }],
      charges: [{ amount: '1' }, { amount: '1', taxes: exempt }],
      preceding: [{ code: '1', currency: 'ZZZ', tax: { categories: [] } }],
    },
    { report: (trouble) => troubles.push(trouble), trace: ({ path }) => paths.push(path) },
  );
  expect(troubles.map(({ code, path }) => `${code} ${path}`)).toEqual([
    'CURRENCY $.preceding[0].currency',
    'CATEGORY $.lines[1].taxes[0].cat',
    'CATEGORY $.discounts[0].taxes[0].cat',
    'CATEGORY $.charges[1].taxes[0].cat',
  ]);
  expect(paths).toEqual([
    '$.lines[0].sum',
    '$.lines[1].sum',
    '$.totals.sum',
    '$.totals.discount',
    '$.totals.charge',
    '$.totals.taxes.categories[0].rates[0].base',
    '$.totals.taxes.categories[0].rates[0].amount',
    '$.totals.taxes.categories[1].rates[0].base',
    '$.totals.total',
    '$.totals.tax',
    '$.totals.total_with_tax',
    '$.totals.payable',
  ]);
});

test('embedded documents are calculated, each at its place', () => {
  const places: string[] = [];
  const complements = [
    { schema: 'a', type: undefined, content: {} },
    { schema: 'b', type: undefined, content: {} },
  ];
  const given = { ...decoded(Invoice, BASE), complements } as Invoice;
  const context = trialContext({
    calculateEmbedded(embedded, at) {
      places.push(at);
      return { ...embedded, content: { calculated: true } };
    },
  });
  const { complements: calculated } = calculateFigures(given, context);
  expect(calculated?.map(({ schema, content }) => [schema, content])).toEqual([
    ['a', { calculated: true }],
    ['b', { calculated: true }],
  ]);
  expect(places).toEqual(['$.complements[0]', '$.complements[1]']);
});
