import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../core/json/json.ts';
import { recalculateTotal } from '../../tax/calculation/totals.ts';
import { TaxTotal } from '../../tax/total.ts';
import { amount, decoded, encoded, trialScope } from '../../../../testing/calculation/trial-scope.ts';
import { Totals } from '../totals.ts';
import type { TotalsInput } from './totals.ts';
import { calculateTotals, sumLines } from './totals.ts';

type Given = Partial<Record<'sum' | 'discount' | 'charge' | 'rounding' | 'included', string>> & {
  readonly categories?: readonly JsonObject[];
};

const VAT = { code: 'VAT', rates: [{ base: '100.0000', percent: '21%' }] };
const IRPF = { code: 'IRPF', retained: true, rates: [{ base: '100.0000', percent: '15%' }] };

function inputOf(given: Given): TotalsInput {
  const { scope } = trialScope();
  const optional = (text: string | undefined) => (text === undefined ? undefined : amount(text));
  return {
    sum: amount(given.sum ?? '100.0000'),
    discount: optional(given.discount),
    charge: optional(given.charge),
    taxes: recalculateTotal(decoded(TaxTotal, { categories: given.categories ?? [] }), scope),
    included: given.included ?? '',
    rounding: optional(given.rounding),
  };
}

function totalsOf(given: Given): JsonObject {
  const { taxes: _, ...figures } = encoded(Totals, calculateTotals(inputOf(given), '$.totals', trialScope().scope));
  return figures;
}

/**
 * EN 16931-1:2017, BR-CO-13: total = sum − allowances + charges; BR-CO-15: total with tax = total + tax; BR-CO-16: due =
 * total with tax − paid + rounding.
 */
describe('the totals', () => {
  test.each<[string, Given, JsonObject]>([
    [
      'without taxes are the sum',
      {},
      { sum: '100.00', total: '100.00', tax: '0.00', total_with_tax: '100.00', payable: '100.00' },
    ],
    [
      'take discounts off and put charges on',
      { discount: '10', charge: '2.5' },
      {
        sum: '100.00',
        discount: '10.00',
        charge: '2.50',
        total: '92.50',
        tax: '0.00',
        total_with_tax: '92.50',
        payable: '92.50',
      },
    ],
    [
      'add taxes and withhold those that are retained',
      { categories: [VAT, IRPF] },
      {
        sum: '100.00',
        total: '100.00',
        tax: '21.00',
        total_with_tax: '121.00',
        retained_tax: '15.00',
        payable: '106.00',
      },
    ],
    [
      'take the tax that prices include out, and only that one',
      { sum: '121.0000', included: 'VAT', categories: [IRPF, VAT] },
      {
        sum: '121.00',
        tax_included: '21.00',
        total: '100.00',
        tax: '21.00',
        total_with_tax: '121.00',
        retained_tax: '15.00',
        payable: '106.00',
      },
    ],
    [
      'take nothing out for a tax that is not there',
      { included: 'IGIC', categories: [VAT] },
      { sum: '100.00', total: '100.00', tax: '21.00', total_with_tax: '121.00', payable: '121.00' },
    ],
    [
      'are each rounded on their own, and the correction comes last as it was given',
      {
        sum: '10.0040',
        rounding: '-0.005',
        categories: [{ code: 'VAT', rates: [{ base: '10.0040', percent: '25%' }] }],
      },
      // 10.0040 + 2.5010 = 12.5050, although 10.00 + 2.50 is less; 12.51 − 0.01
      { sum: '10.00', total: '10.00', tax: '2.50', total_with_tax: '12.51', rounding: '-0.005', payable: '12.50' },
    ],
  ])('%s', (_, given, expected) => {
    expect(totalsOf(given)).toEqual(expected);
  });

  test('have the taxes by category only when there are any', () => {
    const { scope } = trialScope();
    expect(calculateTotals(inputOf({}), '$.totals', scope).taxes).toBeUndefined();
    const { taxes } = calculateTotals(inputOf({ categories: [VAT] }), '$.totals', scope);
    expect(encoded(TaxTotal, taxes as TaxTotal)).toMatchObject({
      categories: [{ code: 'VAT', rates: [{ base: '100.00', amount: '21.00' }], amount: '21.00' }],
      sum: '21.00',
    });
  });
});

test('totals may be without any taxes', () => {
  const { scope } = trialScope();
  const taxes = decoded(TaxTotal, { sum: '0.00' });
  const { total, taxes: calculated } = calculateTotals({ ...inputOf({ included: 'VAT' }), taxes }, '$.totals', scope);
  expect([total.toString(), calculated]).toEqual(['100.00', undefined]);
});

describe('the trace of the totals', () => {
  function traced(given: Given): readonly string[] {
    const { scope, figures } = trialScope({ traced: true });
    calculateTotals(inputOf(given), '$.totals', scope);
    return figures;
  }

  test('shows four figures, each with what it is made of', () => {
    expect(traced({ categories: [VAT] })).toEqual([
      '$.totals.total: sum − discount + charge − included tax = 100.0000 → 100.00 ($.totals.sum 100.0000)',
      '$.totals.tax: sum of the taxes that are added = 21.000000 → 21.00 ($.totals.taxes.categories[0].rates[0].amount 21.000000)',
      '$.totals.total_with_tax: total + tax = 121.000000 → 121.00 ($.totals.total 100.0000, $.totals.tax 21.000000)',
      '$.totals.payable: total with tax − retained tax + rounding = 121.000000 → 121.00 ($.totals.total_with_tax 121.000000)',
    ]);
  });

  test('shows what is subtracted as negative', () => {
    const [total, , retained, , payable] = traced({
      sum: '121.0000',
      discount: '10',
      charge: '3',
      included: 'VAT',
      rounding: '0.00001',
      categories: [VAT, IRPF],
    });
    // 121 − 10 + 3 − 21 = 93; 93 + 21 − 15 + 0.00001
    expect(total).toBe(
      '$.totals.total: sum − discount + charge − included tax = 93.0000 → 93.00 ' +
        '($.totals.sum 121.0000, $.totals.discount -10, $.totals.charge 3, $.totals.tax_included -21.0000)',
    );
    expect(retained).toMatch(
      /^\$\.totals\.retained_tax: sum of the taxes that are withheld = 15.0+ → 15.00 \(\$\.totals\.taxes\.categories\[1\]/,
    );
    expect(payable).toBe(
      '$.totals.payable: total with tax − retained tax + rounding = 99.000010 → 99.00 ' +
        '($.totals.total_with_tax 114.000000, $.totals.retained_tax -15.000000, $.totals.rounding 0.00001)',
    );
  });

  test('is silent when nobody asked', () => {
    const { scope, figures } = trialScope();
    calculateTotals(inputOf({ categories: [VAT] }), '$.totals', scope);
    expect(figures).toEqual([]);
  });
});

describe('the sum of the lines', () => {
  test.each<[string, readonly (string | undefined)[], string]>([
    ['of none is zero at the decimals of the currency', [], '0.00'],
    ['has the decimals of the finest', ['1.5', '0.0001', '2'], '3.5001'],
    ['leaves out lines without a total', ['1.00', undefined, '2.00'], '3.00'],
  ])('%s', (_, totals, sum) => {
    const lines = totals.map((total) => ({ total: total === undefined ? undefined : amount(total) }));
    expect(sumLines(lines, trialScope().scope).toString()).toBe(sum);
  });
});
