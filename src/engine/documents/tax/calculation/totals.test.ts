import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../core/json/json.ts';
import { amount, decoded, encoded, knowing, trialScope } from '../../../../testing/calculation/trial-scope.ts';
import { taxSet } from '../set.ts';
import { TaxTotal } from '../total.ts';
import { copyTotal } from './copy-total.ts';
import type { CalculationScope } from './scope.ts';
import { applyRounding, matchRounding } from './scope.ts';
import type { TaxableRow } from './taxable-row.ts';
import { exactTaxes, recalculateTotal, roundTotal, sumTaxes } from './totals.ts';

const name = { en: 'x' };
const knowledge = knowing({
  categories: [
    { code: 'VAT', name, keys: [{ key: 'standard', name }] },
    { code: 'IRPF', name, retained: true },
    { code: 'INFO', name, informative: true },
  ],
});

type Row = readonly [amount: string, ...combos: readonly JsonObject[]];

function rowsOf(rows: readonly Row[]): readonly TaxableRow[] {
  return rows.map(([text, ...combos], index) => ({
    amount: amount(text),
    combos: decoded(taxSet, combos),
    place: { list: '$.lines', index },
  }));
}

function summed(rows: readonly Row[], included = '', change: Partial<CalculationScope> = {}): JsonObject {
  const { scope, troubles } = trialScope({ knowledge, regime: 'ES', ...change });
  const total = encoded(TaxTotal, sumTaxes(rowsOf(rows), included, '$.totals.taxes', scope));
  expect(troubles).toEqual([]);
  return total;
}

const vat = (percent: string, more: JsonObject = {}): JsonObject => ({ cat: 'VAT', percent, ...more });
const irpf = { cat: 'IRPF', percent: '15%' };

/** EN 16931-1:2017, BR-CO-14: the tax is the sum of the categories; BR-CO-17: each is its base times its rate. */
describe('the taxes of rows', () => {
  test.each<[string, readonly Row[], JsonObject]>([
    ['of none are nothing', [], { sum: '0.00' }],
    ['without taxes are nothing', [['100.00']], { sum: '0.00' }],
    [
      'have bases with two decimals beyond the currency’s',
      [['100', vat('21%')]],
      {
        categories: [
          { code: 'VAT', rates: [{ base: '100.0000', percent: '21%', amount: '21.0000' }], amount: '21.0000' },
        ],
        sum: '21.0000',
      },
    ],
    [
      'add up by rate, and the rates by category',
      [
        ['10', vat('21%'), irpf],
        ['20', vat('10%')],
        ['30.12345', vat('21.0%')],
      ],
      {
        categories: [
          {
            code: 'VAT',
            rates: [
              // 21 % of 40.12345 = 8.4259245
              { base: '40.12345', percent: '21%', amount: '8.42592' },
              { base: '20.0000', percent: '10%', amount: '2.0000' },
            ],
            amount: '10.42592',
          },
          {
            code: 'IRPF',
            retained: true,
            rates: [{ base: '10.0000', percent: '15%', amount: '1.5000' }],
            amount: '1.5000',
          },
        ],
        sum: '10.42592',
        retained: '1.5000',
      },
    ],
    [
      'that are informative count nowhere',
      [['100', { cat: 'INFO', percent: '10%', surcharge: '1%' }]],
      {
        categories: [
          {
            code: 'INFO',
            informative: true,
            rates: [
              { base: '100.0000', percent: '10%', surcharge: { percent: '1%', amount: '1.0000' }, amount: '10.0000' },
            ],
            amount: '10.0000',
            surcharge: '1.0000',
          },
        ],
        sum: '0.00',
      },
    ],
    [
      'have surcharges that are added',
      [
        ['100', vat('21%', { surcharge: '5.2%', key: 'standard', ext: { a: '1' }, country: 'FR' })],
        ['10', vat('10%', { surcharge: '1.4%' })],
      ],
      {
        categories: [
          {
            code: 'VAT',
            rates: [
              {
                country: 'FR',
                key: 'standard',
                ext: { a: '1' },
                base: '100.0000',
                percent: '21%',
                surcharge: { percent: '5.2%', amount: '5.2000' },
                amount: '21.0000',
              },
              { base: '10.0000', percent: '10%', surcharge: { percent: '1.4%', amount: '0.1400' }, amount: '1.0000' },
            ],
            amount: '22.0000',
            surcharge: '5.3400',
          },
        ],
        sum: '27.3400',
      },
    ],
    [
      'may have a surcharge that is withheld',
      [['100', { ...irpf, surcharge: '1%' }]],
      {
        categories: [
          {
            code: 'IRPF',
            retained: true,
            rates: [
              { base: '100.0000', percent: '15%', surcharge: { percent: '1%', amount: '1.0000' }, amount: '15.0000' },
            ],
            amount: '15.0000',
            surcharge: '1.0000',
          },
        ],
        sum: '0.00',
        retained: '16.0000',
      },
    ],
    [
      'without a percentage are nothing, nor is their surcharge',
      [['100', { cat: 'VAT', surcharge: '5%' }]],
      {
        categories: [
          {
            code: 'VAT',
            rates: [{ base: '100.0000', surcharge: { percent: '5%', amount: '0.00' }, amount: '0.00' }],
            amount: '0.00',
          },
        ],
        sum: '0.00',
      },
    ],
    [
      'of several withheld categories add up',
      [
        ['100', irpf],
        ['10', { ...irpf, country: 'FR' }],
      ],
      {
        categories: [
          {
            code: 'IRPF',
            retained: true,
            rates: [
              { base: '100.0000', percent: '15%', amount: '15.0000' },
              { country: 'FR', base: '10.0000', percent: '15%', amount: '1.5000' },
            ],
            amount: '16.5000',
          },
        ],
        sum: '0.00',
        retained: '16.5000',
      },
    ],
  ])('%s', (_, rows, expected) => {
    expect(summed(rows)).toEqual(expected);
  });

  test('are rounded as they come in model `currency`', () => {
    const thirds: readonly Row[] = [
      ['0.333', vat('10%')],
      ['0.333', vat('10%')],
    ];
    // Each row is 0.33 in the base; 10 % of 0.66 = 0.07 (0.066)
    expect(summed(thirds, '', { rounding: 'currency' })).toMatchObject({
      categories: [{ rates: [{ base: '0.66', amount: '0.07' }], amount: '0.07' }],
      sum: '0.07',
    });
    expect(summed(thirds)).toMatchObject({ categories: [{ rates: [{ base: '0.6660', amount: '0.0666' }] }] });
  });
});

describe('a tax that the prices include', () => {
  test.each<[string, readonly Row[], string, readonly string[]]>([
    ['is taken out of the base', [['121', vat('21%')]], 'VAT', ['100.0000']],
    ['is taken out of the bases of the others, too', [['121', irpf, vat('21%')]], 'VAT', ['100.0000', '100.0000']],
    ['is not taken out where a row has none', [['121', irpf]], 'VAT', ['121.0000']],
    ['is not taken out where it has no percentage', [['121', { cat: 'VAT' }]], 'VAT', ['121.0000']],
    ['is not any other', [['121', vat('21%')]], '', ['121.0000']],
    ['is not one without a category', [['121', { percent: '21%' }]], '', ['121.0000']],
    ['may be one of which no law is known', [['121', { cat: 'XX', percent: '21%' }]], 'XX', ['100.0000']],
    // 10.00 ÷ 1.21 = 8.26446…
    ['is taken out with two more decimals', [['10.00', vat('21%')]], 'VAT', ['8.2645']],
  ])('%s', (_, rows, included, bases) => {
    const { categories } = summed(rows, included) as { categories: readonly { rates: readonly JsonObject[] }[] };
    expect(categories.flatMap(({ rates }) => rates.map(({ base }) => base as Json))).toEqual(bases);
  });

  test.each([
    ['withheld', 'IRPF', 'it is withheld'],
    ['informative', 'INFO', 'it is informative only'],
  ])('cannot be one that is %s', (_, cat, why) => {
    const found: unknown[] = [];
    const { scope } = trialScope({
      knowledge,
      regime: 'ES',
      report: ({ code, path, value, description }) => found.push([code, path, value, description.includes(why)]),
    });
    const rows = rowsOf([['10'], ['121', vat('21%'), { cat, percent: '10%' }]]);
    const total = sumTaxes(rows, cat, '$.totals.taxes', scope);
    expect(found).toEqual([['PRICES-INCLUDE', '$.lines[1].taxes[1].cat', cat, true]]);
    expect(encoded(TaxTotal, total)).toMatchObject({ categories: [{ rates: [{ base: '121.0000' }] }, {}] });
  });
});

describe('the trace of the taxes', () => {
  test('shows base and amount of every rate', () => {
    const { scope, figures } = trialScope({ knowledge, regime: 'ES', traced: true });
    const rows = rowsOf([['10', irpf], ['20'], ['30.125', vat('5.5%')], ['1', { cat: 'IRPF' }]]);
    sumTaxes(rows, '', '$.totals.taxes', scope);
    expect(figures).toEqual([
      '$.totals.taxes.categories[0].rates[0].base: sum of the rows taxed at this rate = 10.0000 → 10.00 ($.lines[0] 10.0000)',
      '$.totals.taxes.categories[0].rates[0].amount: percentage of the base = 1.500000 → 1.50 ' +
        '($.totals.taxes.categories[0].rates[0].base 10.0000, $.totals.taxes.categories[0].rates[0].percent 15%)',
      '$.totals.taxes.categories[0].rates[1].base: sum of the rows taxed at this rate = 1.0000 → 1.00 ($.lines[3] 1.0000)',
      '$.totals.taxes.categories[1].rates[0].base: sum of the rows taxed at this rate = 30.1250 → 30.13 ($.lines[2] 30.1250)',
      // 5.5 % of 30.125
      '$.totals.taxes.categories[1].rates[0].amount: percentage of the base = 1.6568750 → 1.66 ' +
        '($.totals.taxes.categories[1].rates[0].base 30.1250, $.totals.taxes.categories[1].rates[0].percent 5.5%)',
    ]);
  });

  test('adds exactly, without rounding on the way', () => {
    const { scope } = trialScope({ knowledge, regime: 'ES' });
    const total = sumTaxes(
      rowsOf([
        ['33.335', vat('5.25%', { surcharge: '1.1%' }), { ...irpf, surcharge: '0.01%' }],
        ['1', { cat: 'VAT', surcharge: '9%' }, { cat: 'INFO', percent: '50%' }],
        ['0.1', vat('10%'), { cat: 'IRPF', percent: '2%' }],
      ]),
      '',
      '$.totals.taxes',
      scope,
    );
    const { added, withheld } = exactTaxes(total);
    // 33.335 × 0.0525 + 33.335 × 0.011 + 0.01 = 1.7500875 + 0.366685 + 0.01
    expect(Number(added.sum.toString())).toBe(2.1267725);
    // 33.335 × 0.15 + 33.335 × 0.0001 + 0.002 = 5.00025 + 0.0033335 + 0.002
    expect(Number(withheld.sum.toString())).toBe(5.0055835);
    expect([added, withheld].map(({ parts }) => parts.map(([place]) => place))).toEqual([
      ['categories[0].rates[0].amount', 'categories[0].rates[0].surcharge.amount', 'categories[0].rates[2].amount'],
      ['categories[1].rates[0].amount', 'categories[1].rates[0].surcharge.amount', 'categories[1].rates[1].amount'],
    ]);
    expect(exactTaxes({ ...total, categories: undefined }).added.sum.isZero()).toBe(true);
    const bare = decoded(TaxTotal, { categories: [{ code: 'VAT' }] });
    expect(exactTaxes(bare).added.sum.isZero()).toBe(true);
  });
});

describe('the tax totals of another document', () => {
  const given = {
    categories: [
      {
        code: 'VAT',
        rates: [
          { base: '33.333', percent: '10%', amount: '9', surcharge: { percent: '1%', amount: '9' } },
          { base: '5', amount: '9', surcharge: { percent: '1%', amount: '7' } },
        ],
        amount: '9',
      },
      { code: 'IRPF', retained: true, rates: [{ base: '100', percent: '15%', amount: '9' }], amount: '9' },
      { code: 'INFO', informative: true, rates: [{ base: '100', percent: '1%' }] },
    ],
    sum: '9',
  };
  const recalculated = (json: JsonObject, change: Partial<CalculationScope> = {}) =>
    recalculateTotal(decoded(TaxTotal, json), trialScope(change).scope);

  test('are worked out from their bases and percentages', () => {
    expect(encoded(TaxTotal, recalculated(given))).toEqual({
      categories: [
        {
          code: 'VAT',
          rates: [
            { base: '33.333', percent: '10%', amount: '3.333', surcharge: { percent: '1%', amount: '0.333' } },
            { base: '5', amount: '0.00', surcharge: { percent: '1%', amount: '7' } },
          ],
          amount: '3.333',
          surcharge: '0.333',
        },
        { code: 'IRPF', retained: true, rates: [{ base: '100', percent: '15%', amount: '15' }], amount: '15.00' },
        { code: 'INFO', informative: true, rates: [{ base: '100', percent: '1%', amount: '1' }], amount: '1.00' },
      ],
      sum: '3.666',
      retained: '15.00',
    });
  });

  test('take the place of what was withheld and of surcharges that are given', () => {
    const [vatGiven, ...others] = given.categories;
    const json = { ...given, retained: '1', categories: [{ ...vatGiven, surcharge: '2' }, ...others] };
    expect(encoded(TaxTotal, recalculated(json))).toMatchObject({
      categories: [{ surcharge: '0.333' }, {}, {}],
      sum: '3.666',
      retained: '15.00',
    });
  });

  test('of no categories are nothing', () => {
    expect(encoded(TaxTotal, recalculated({}))).toEqual({ sum: '0.00' });
    expect(encoded(TaxTotal, recalculated({ categories: [{ code: 'VAT' }] }))).toMatchObject({
      categories: [{ code: 'VAT', rates: null, amount: '0.00' }],
    });
  });

  test('are rounded each on its own', () => {
    const total = { ...recalculated(given), retained: amount('15.005') };
    expect(encoded(TaxTotal, roundTotal(total, 1))).toEqual({
      categories: [
        {
          code: 'VAT',
          rates: [
            { base: '33.3', percent: '10%', amount: '3.3', surcharge: { percent: '1%', amount: '0.3' } },
            { base: '5.0', amount: '0.0', surcharge: { percent: '1%', amount: '7.0' } },
          ],
          amount: '3.3',
          surcharge: '0.3',
        },
        { code: 'IRPF', retained: true, rates: [{ base: '100.0', percent: '15%', amount: '15.0' }], amount: '15.0' },
        { code: 'INFO', informative: true, rates: [{ base: '100.0', percent: '1%', amount: '1.0' }], amount: '1.0' },
      ],
      sum: '3.7',
      retained: '15.0',
    });
    expect(encoded(TaxTotal, roundTotal(decoded(TaxTotal, {}), 2))).toEqual({ sum: '0.00' });
    const bare = decoded(TaxTotal, { categories: [{ code: 'VAT' }] });
    expect(encoded(TaxTotal, roundTotal(bare, 2))).toMatchObject({ categories: [{ code: 'VAT', rates: null }] });
  });

  test('are taken over without the mark that a category is informative', () => {
    expect(encoded(TaxTotal, copyTotal(decoded(TaxTotal, given)))).toMatchObject({
      categories: [{ code: 'VAT' }, { code: 'IRPF', retained: true }, { code: 'INFO', rates: [{ base: '100' }] }],
      sum: '9',
    });
    expect(copyTotal(decoded(TaxTotal, given)).categories?.[2]).not.toHaveProperty('informative');
    expect(copyTotal(decoded(TaxTotal, {})).categories).toEqual([]);
    expect(encoded(TaxTotal, copyTotal(decoded(TaxTotal, { categories: [{ code: 'VAT' }] })))).toMatchObject({
      categories: [{ code: 'VAT', rates: [] }],
    });
  });
});

describe('rounding on the way', () => {
  test.each([
    ['precise', '1.005', '1.005'],
    ['precise', '1', '1.00'],
    ['currency', '1.005', '1.01'],
    ['currency', '1', '1.00'],
  ])('in model `%s` %s becomes %s', (rounding, given, expected) => {
    expect(applyRounding(amount(given), trialScope({ rounding }).scope).toString()).toBe(expected);
  });

  test.each([
    ['precise', '1.00', '0.0001', '1.0000'],
    ['precise', '1.0000', '0.1', '1.0000'],
    ['currency', '1.00', '0.0001', '1.00'],
  ])('in model `%s` a sum of %s that %s is added to is %s', (rounding, sum, next, expected) => {
    expect(matchRounding(amount(sum), amount(next), trialScope({ rounding }).scope).toString()).toBe(expected);
  });
});
