import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../core/json/json.ts';
import type { CalculationScope } from '../../tax/calculation/scope.ts';
import { amount, decoded, trialScope } from '../../../../testing/calculation/trial-scope.ts';
import { Line } from '../line.ts';
import { calculateLines, roundLine } from './lines.ts';
import { withoutPhrases } from '../../../../testing/without-phrases.ts';

type Change = Partial<CalculationScope>;

const thing = (price: string, more: JsonObject = {}): JsonObject => ({ name: 'Thing', price, ...more });

/** The calculated line, not yet rounded. */
function exact(line: JsonObject, change: Change = {}): unknown {
  const [calculated] = calculateLines([decoded(Line, line)], '$.lines', trialScope(change).scope);
  return Line.encode(calculated as Line);
}

/** The line with its printed decimals. */
function printed(line: JsonObject, change: Change = {}): unknown {
  const [calculated] = calculateLines([decoded(Line, line)], '$.lines', trialScope(change).scope);
  if (calculated) roundLine(calculated);
  return Line.encode(calculated as Line);
}

const currency: Change = { rounding: 'currency' };
const yen: Change = { currency: 'JPY', decimals: 0 };

describe('the sum of a line', () => {
  test.each<[string, JsonObject, Change, string]>([
    // 1.005 × 3 = 3.015
    ['keeps two decimals beyond the currency’s', { quantity: '3', item: thing('1.005') }, {}, '3.0150'],
    ['is rounded at once in model `currency`', { quantity: '3', item: thing('1.005') }, currency, '3.02'],
    // 0.33 × 0.015 = 0.00495, rounded to 0.00; rounding to 0.0050 first would give 0.01.
    ['is rounded once only in model `currency`', { quantity: '0.015', item: thing('0.33') }, currency, '0.00'],
    ['has the decimals of a finer price', { quantity: '2', item: thing('0.123456') }, {}, '0.246912'],
    ['of a currency without decimals has two all the same', { quantity: '3', item: thing('33.5') }, yen, '100.50'],
  ])('%s', (_, line, change, sum) => {
    expect(exact(line, change)).toMatchObject({ i: 1, sum, total: sum });
  });
});

describe('a discount or charge of a line', () => {
  const of = (entries: JsonObject): JsonObject => ({ quantity: '7', item: thing('12.345'), ...entries });

  // 7 × 12.345 = 86.415, calculated as 86.4150
  test.each<[string, JsonObject, Change, JsonObject]>([
    [
      'of an amount has the decimals of the currency, and keeps what else it says',
      { discounts: [{ amount: '1.5', reason: 'Loyal' }] },
      {},
      { discounts: [{ amount: '1.50', reason: 'Loyal' }], total: '84.9150' },
    ],
    ['is a share of the sum', { discounts: [{ percent: '10%' }] }, {}, { total: '77.7735' }],
    [
      'is a share of the sum and not of what the ones before have left',
      { discounts: [{ percent: '10%' }, { percent: '10%' }] },
      {},
      { discounts: [{ amount: '8.6415' }, { amount: '8.6415' }], total: '69.1320' },
    ],
    [
      // 2.5 % of 33.3000 = 0.8325
      'is a share of its own base, worked out with two more decimals',
      { discounts: [{ percent: '2.5%', base: '33.3' }] },
      {},
      { discounts: [{ base: '33.30', amount: '0.8325' }], total: '85.5825' },
    ],
    [
      // 2.5 % of 33.31 = 0.83275, at two decimals 0.83; 86.42 − 0.83
      'is a share of its own base at the decimals of the currency in model `currency`',
      { discounts: [{ percent: '2.5%', base: '33.305' }] },
      currency,
      { discounts: [{ base: '33.305', amount: '0.83' }], total: '85.59' },
    ],
    [
      // 86.42 − 1.26 − 0.01
      'of an amount is rounded to the currency in model `currency`',
      { discounts: [{ amount: '1.255' }, { amount: '0.014' }] },
      currency,
      { discounts: [{ amount: '1.26' }, { amount: '0.01' }], total: '85.15' },
    ],
    [
      // 86.42 + 1.26
      'that is a charge of an amount is rounded to the currency in model `currency`',
      { charges: [{ amount: '1.255' }] },
      currency,
      { charges: [{ amount: '1.26' }], total: '87.68' },
    ],
    ['is added when it is a charge', { charges: [{ amount: '1.5' }] }, {}, { total: '87.9150' }],
    ['that is a charge is a share of the sum', { charges: [{ percent: '10%' }] }, {}, { total: '95.0565' }],
    [
      'by rate is the rate times the quantity of the line',
      { charges: [{ rate: '0.123', amount: '5' }] },
      {},
      { charges: [{ amount: '0.861' }], total: '87.2760' },
    ],
    [
      'by rate is the rate times its own quantity, whatever its percentage',
      { charges: [{ rate: '0.5', quantity: '3', percent: '10%' }] },
      {},
      { charges: [{ amount: '1.50' }], total: '87.9150' },
    ],
    [
      'comes on top of what the discounts have left',
      { discounts: [{ amount: '6.415' }], charges: [{ percent: '10%' }] },
      {},
      { charges: [{ amount: '8.6415' }], total: '88.6415' },
    ],
  ])('%s', (_, entries, change, expected) => {
    expect(exact(of(entries), change)).toMatchObject(expected);
  });

  test('is printed with no more decimals than the price has', () => {
    expect(
      printed(of({ discounts: [{ percent: '10%' }], charges: [{ percent: '1.11%' }, { amount: '2' }] })),
    ).toMatchObject({
      sum: '86.415',
      discounts: [{ amount: '8.642' }],
      charges: [{ amount: '0.959' }, { amount: '2.00' }],
      // 86.4150 − 8.6415 + 0.9592 + 2.00 = 80.7327
      total: '80.733',
    });
  });
});

describe('a line that is broken down', () => {
  const set = (breakdown: readonly JsonObject[], item: JsonObject = { name: 'Set' }): JsonObject => ({
    quantity: '2',
    item,
    breakdown,
  });

  test('costs what its rows add up to, at the decimals of the finest price', () => {
    // 3 × 3.333 + 5.00 − 0.50 = 14.499
    const rows = [
      { quantity: '3', item: thing('3.333') },
      { quantity: '1', item: thing('5'), discounts: [{ percent: '10%' }] },
    ];
    expect(exact(set(rows))).toMatchObject({
      item: { price: '14.499', currency: 'EUR' },
      breakdown: [
        { i: 1, sum: '9.9990', total: '9.9990' },
        { i: 2, sum: '5.0000', total: '4.5000' },
      ],
      total: '28.9980',
    });
    expect(exact(set([...rows].reverse()))).toMatchObject({ item: { price: '14.499' } });
  });

  test('rounds its price to those decimals', () => {
    // 1.5 × 0.33 = 0.495
    expect(exact(set([{ quantity: '1.5', item: thing('0.33') }]))).toMatchObject({ item: { price: '0.50' } });
  });

  test('replaces the price it came with, its currency and alternatives', () => {
    const item = thing('99', { currency: 'USD', alt_prices: [{ currency: 'EUR', value: '88' }] });
    expect(exact(set([{ quantity: '1', item: thing('5') }], item))).toEqual({
      ...(exact({ quantity: '2', item: thing('5', { currency: 'EUR' }) }) as JsonObject),
      breakdown: [{ i: 1, quantity: '1', item: thing('5.00'), sum: '5.0000', total: '5.0000' }],
    });
  });

  test('keeps its own price when no row has one', () => {
    expect(exact(set([{ quantity: '1', item: { name: 'Extra' } }], thing('7')))).toMatchObject({
      item: { price: '7.00' },
      total: '14.0000',
    });
  });

  test('counts rows without a price as nothing', () => {
    const rows = [
      { quantity: '1', item: { name: 'Extra' }, total: '100' },
      { quantity: '1', item: thing('5') },
    ];
    expect(exact(set(rows))).toMatchObject({ item: { price: '5.00' }, total: '10.0000' });
    expect(printed(set(rows))).toMatchObject({ breakdown: [{ i: 1 }, { i: 2, sum: '5.00', total: '5.00' }] });
  });

  test('takes the total of a row that names no item as it is', () => {
    const rows = [
      { i: 7, quantity: '1', sum: '3', total: '2.50' },
      { quantity: '1', item: thing('5') },
    ];
    expect(exact(set(rows))).toMatchObject({
      item: { price: '7.50' },
      breakdown: [{ i: 1, sum: '3', total: '2.50' }, { i: 2 }],
    });
  });

  test('says where a row is in trouble', () => {
    const { scope, troubles } = trialScope();
    const rows = [
      { quantity: '1', item: thing('5') },
      { quantity: '1', item: thing('5', { currency: 'USD' }) },
    ];
    const line = { ...set(rows), substituted: rows };
    calculateLines([decoded(Line, line)], '$.lines', scope);
    expect(troubles).toEqual([
      'EXCHANGE-RATE $.lines[0].substituted[1].item.currency',
      'EXCHANGE-RATE $.lines[0].breakdown[1].item.currency',
    ]);
  });
});

describe('the rows that a line stands in for', () => {
  const line = { quantity: '1', item: thing('7'), substituted: [{ quantity: '3', item: thing('3.333') }] };

  test('are worked out and change nothing', () => {
    expect(exact(line)).toMatchObject({
      item: { price: '7.00' },
      substituted: [{ i: 1, sum: '9.9990', total: '9.9990' }],
      total: '7.0000',
    });
  });

  test('are printed at the decimals of the line, and so are those it is broken down into', () => {
    const row = { quantity: '3', item: thing('3.333'), discounts: [{ percent: '1.23%' }] };
    // 9.9990 × 1.23 % = 0.1230; 9.9990 − 0.1230 = 9.8760
    const rounded = [{ sum: '10.00', discounts: [{ amount: '0.1230' }], total: '9.88' }];
    expect(printed({ ...line, substituted: [row] })).toMatchObject({ substituted: rounded });
    const fine = [{ sum: '9.999', discounts: [{ amount: '0.1230' }], total: '9.876' }];
    expect(printed({ ...line, breakdown: [row] })).toMatchObject({ breakdown: fine });
  });
});

test('a line in another currency takes the alternative price in the document’s', () => {
  const item = thing('100', { currency: 'USD', alt_prices: [{ currency: 'EUR', value: '90.5' }] });
  expect(exact({ quantity: '2', item })).toMatchObject({ total: '181.0000' });
});

describe('a line without figures', () => {
  test('of no item is numbered and otherwise as it came', () => {
    const line = { quantity: '1', sum: '3', total: '2', breakdown: [{ quantity: '1', item: thing('5') }] };
    expect(exact(line)).toMatchObject({ i: 1, sum: '3', total: '2', breakdown: [{ i: 0, item: { price: '5' } }] });
    expect(printed(line)).toEqual(exact(line));
  });

  test('of an item without a price loses the figures it came with, and prices in other currencies', () => {
    const item = { name: 'Thing', alt_prices: [{ currency: 'USD', value: '3' }] };
    const line = { quantity: '1', item, sum: '3', total: '2', discounts: [{ amount: '0.12345' }] };
    expect(printed(line)).toEqual({ i: 1, quantity: '1', item: { name: 'Thing' }, discounts: [{ amount: '0.12345' }] });
  });

  test('for want of an exchange rate keeps its item and the entries it came with', () => {
    const line = {
      quantity: '1',
      item: thing('5', { currency: 'USD' }),
      sum: '3',
      discounts: [{ percent: '10%', amount: '0.12345' }],
    };
    expect(printed(line)).toEqual({ ...line, i: 1, sum: undefined });
  });

  test('says where it is in trouble', () => {
    const { scope, troubles } = trialScope();
    const good = decoded(Line, { quantity: '1', item: thing('5') });
    const bad = decoded(Line, { quantity: '1', item: thing('5', { currency: 'USD' }) });
    expect(calculateLines([good, bad, good], '$.lines', scope).map(({ i }) => i)).toEqual([1, 2, 3]);
    expect(troubles).toEqual(['EXCHANGE-RATE $.lines[1].item.currency']);
  });
});

describe('the trace of a line', () => {
  function traced(line: JsonObject): readonly string[] {
    const { scope, figures } = trialScope({ traced: true });
    calculateLines([decoded(Line, line)], '$.lines', scope);
    return figures;
  }

  test('shows its sum', () => {
    expect(withoutPhrases(traced({ quantity: '3', item: thing('1.005') }))).toEqual([
      '$.lines[0].sum: quantity × price = 3.0150 → 3.015 ($.lines[0].quantity 3, $.lines[0].item.price 1.005)',
    ]);
  });

  test('shows its total when there are discounts or charges', () => {
    const [sum, total] = ['3.0150 → 3.015', '2.5135 → 2.514'];
    // 3.0150 − 10 % − 0.20 = 2.5135
    expect(
      withoutPhrases(
        traced({ quantity: '3', item: thing('1.005'), discounts: [{ percent: '10%' }, { amount: '0.2' }] }),
      ),
    ).toEqual([
      `$.lines[0].sum: quantity × price = ${sum} ($.lines[0].quantity 3, $.lines[0].item.price 1.005)`,
      `$.lines[0].total: sum − discounts + charges = ${total} ($.lines[0].sum 3.0150, ` +
        '$.lines[0].discounts[0].amount -0.3015, $.lines[0].discounts[1].amount -0.20)',
    ]);
    expect(traced({ quantity: '1', item: thing('1'), charges: [{ amount: '0.2' }] })[1]).toBe(
      '$.lines[0].total: sum − discounts + charges = 1.2000 → 1.20 ($.lines[0].sum 1.0000, $.lines[0].charges[0].amount 0.20)',
    );
  });

  test('shows the rows of a line, too', () => {
    const row = { quantity: '2', item: thing('5') };
    expect(
      traced({ quantity: '1', item: { name: 'Set' }, breakdown: [row] }).map((text) => text.split(':')[0]),
    ).toEqual(['$.lines[0].breakdown[0].sum', '$.lines[0].sum']);
  });
});

test('what was given is left as it was', () => {
  const given = decoded(Line, {
    quantity: '3',
    item: thing('1.005'),
    discounts: [{ percent: '10%', base: '1' }],
    charges: [{ rate: '1' }],
  });
  const before = Line.encode(given);
  const [line] = calculateLines([given], '$.lines', trialScope().scope);
  if (line) roundLine(line);
  // 3.0150 − 0.1000 + 3.00
  expect(Line.encode(given)).toEqual(before);
  expect(line?.total?.equals(amount('5.915'))).toBe(true);
});
