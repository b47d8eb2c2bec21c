import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../core/json/json.ts';
import { amount, decoded, encoded, knowing, trialScope } from '../../../../testing/calculation/trial-scope.ts';
import { taxSet } from '../set.ts';
import { TaxTotal } from '../total.ts';
import type { CalculationScope } from './scope.ts';
import type { TaxableRow } from './taxable-row.ts';
import { sumTaxes } from './totals.ts';

const name = { en: 'x' };
const knowledge = knowing({
  categories: [
    { code: 'VAT', name, keys: [{ key: 'standard', name }] },
    { code: 'IRPF', name, retained: true },
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

function summed(rows: readonly Row[], included: string, change: Partial<CalculationScope>): JsonObject {
  const { scope, troubles } = trialScope({ knowledge, regime: 'ES', ...change });
  const total = encoded(TaxTotal, sumTaxes(rowsOf(rows), included, '$.totals.taxes', scope));
  expect(troubles).toEqual([]);
  return total;
}

const vat = (percent: string): JsonObject => ({ cat: 'VAT', percent });
const irpf = { cat: 'IRPF', percent: '15%' };

/**
 * Release 0.503.0 of the format: the tax of a rate is calculated from the sum of its prices and distributed over the
 * rows.
 */
describe('a tax that the prices include, in model `currency`', () => {
  test.each<[string, readonly Row[], readonly string[], string]>([
    // 30.00 − 30.00 ÷ 1.21 = 5.2066…; three times 8.26 would be 24.78, and 5.20 in tax.
    [
      'is that of the sum, not the sum of those of the rows',
      [
        ['10', vat('21%')],
        ['10', vat('21%')],
        ['10', vat('21%')],
      ],
      ['24.79 + 5.21'],
      '5.21',
    ],
    // 0.05 − 0.05 ÷ 1.1 = 0.004545…, of 0.10 0.00909….
    [
      'may be nothing on the first row',
      [
        ['0.05', vat('10%')],
        ['0.05', vat('10%')],
      ],
      ['0.09 + 0.01'],
      '0.01',
    ],
    [
      'is worked out for each rate',
      [
        ['10', vat('21%')],
        ['10', vat('10%')],
      ],
      ['8.26 + 1.74', '9.09 + 0.91'],
      '2.65',
    ],
    ['is taken from prices with the decimals of the currency', [['10.005', vat('21%')]], ['8.27 + 1.74'], '1.74'],
    [
      'falls with a discount',
      [
        ['100', vat('21%')],
        ['-10', vat('21%')],
      ],
      ['74.38 + 15.62'],
      '15.62',
    ],
    ['is not there where a row has no percentage', [['121', { cat: 'VAT' }]], ['121.00 + 0.00'], '0.00'],
    ['leaves others a base without it', [['121', irpf, vat('21%')]], ['100.00 + 21.00', '100.00 + 15.00'], '21.00'],
    ['may be nothing by law', [['10', vat('0%')]], ['10.00 + 0.00'], '0.00'],
  ])('%s', (_, rows, rates, sum) => {
    const total = summed(rows, 'VAT', { rounding: 'currency' }) as {
      categories: readonly { rates: readonly { base: string; amount: string }[] }[];
      sum: string;
    };
    expect(
      total.categories.flatMap((category) => category.rates.map((rate) => `${rate.base} + ${rate.amount}`)),
    ).toEqual(rates);
    expect(total.sum).toBe(sum);
  });

  test('cannot be one that is withheld', () => {
    const found: unknown[] = [];
    const { scope } = trialScope({
      knowledge,
      regime: 'ES',
      rounding: 'currency',
      report: ({ code }) => found.push(code),
    });
    sumTaxes(rowsOf([['121', irpf]]), 'IRPF', '$.totals.taxes', scope);
    expect(found).toEqual(['PRICES-INCLUDE']);
  });

  test('is traced as what it is', () => {
    const { scope, figures } = trialScope({ knowledge, regime: 'ES', rounding: 'currency', traced: true });
    sumTaxes(rowsOf([['10', vat('21%')]]), 'VAT', '$.totals.taxes', scope);
    expect(figures.join()).toContain('rates[0].amount: tax in the sum of the prices = 1.74 → 1.74');
  });
});
