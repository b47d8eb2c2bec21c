import { expect, test } from 'vitest';
import type { JsonObject } from '../core/json/json.ts';
import { figureReason } from './figure-reason.ts';
import { withoutPhrases } from '../../testing/without-phrases.ts';

test.each<[string, JsonObject | undefined, string | undefined]>([
  ['$.lines[0].i', {}, 'position in the list'],
  ['$.lines[0].index', {}, 'position in the list'],
  ['$.lines[0].item.price', {}, 'decimals of the currency'],
  ['$.totals.tax_included', {}, 'tax the prices include'],
  ['$.totals.tax', {}, 'taxes that are added'],
  ['$.totals.retained_tax', {}, 'taxes that are withheld'],
  ['$.totals.advance', {}, 'sum of the advances'],
  ['$.totals.total', { sum: '10.00' }, 'sum 10.00'],
  [
    '$.totals.total',
    { sum: '10.00', tax_included: '2.00', charge: '1.00', discount: '3.00' },
    'sum 10.00 − discounts 3.00 + charges 1.00 − included tax 2.00',
  ],
  ['$.totals.total', { charge: '1.00' }, 'sum + charges 1.00'],
  ['$.totals.total_with_tax', { total: '6.00', tax: '1.26' }, 'total 6.00 + tax 1.26'],
  [
    '$.totals.payable',
    { total_with_tax: '7.26', retained_tax: '1.00', rounding: '0.04' },
    'total with tax 7.26 − retained tax 1.00 + rounding 0.04',
  ],
  ['$.totals.payable', { total_with_tax: '7.26', rounding: '-0.01' }, 'total with tax 7.26 + rounding -0.01'],
  ['$.totals.due', { payable: '6.30', advance: '0.30' }, 'payable 6.30 − advances 0.30'],
  ['$.totals.taxes.categories[0].rates[1].base', {}, 'sum of the rows at this rate'],
  ['$.totals.taxes.categories[0].rates[1].amount', { percent: '21%', base: '6.00' }, '21% of 6.00'],
  ['$.totals.taxes.categories[0].rates[1].surcharge.amount', { percent: '5.2%' }, '5.2% of the base'],
  ['$.totals.taxes.categories[0].amount', {}, 'sum of the rates'],
  ['$.totals.taxes.sum', {}, 'sum of the categories'],
  ['$.totals.taxes.retained', {}, 'sum of the categories'],
  ['$.discounts[0].amount', { percent: '10%' }, '10% of the base'],
  ['$.charges[0].amount', { percent: '10%', base: '5.00' }, '10% of 5.00'],
  ['$.payment.advances[0].amount', {}, 'percentage of the base'],
  ['$.payment.terms.due_dates[0].amount', { percent: '50%' }, '50% of the base'],
  ['$.lines[0].sum', { quantity: '2', item: { price: '3.00' } }, '2 × 3.00'],
  ['$.lines[0].sum', { quantity: '2', item: {} }, 'quantity × price'],
  ['$.lines[0].sum', { quantity: '2' }, 'quantity × price'],
  ['$.lines[0].sum', { item: { price: '3.00' } }, 'quantity × price'],
  ['$.lines[0].sum', { quantity: 2, item: { price: '3.00' } }, 'quantity × price'],
  ['$.lines[0].sum', undefined, 'quantity × price'],
  ['$.lines[0].total', { sum: '6.00', charges: [{}], discounts: [{}] }, 'sum 6.00 − discounts + charges'],
  ['$.lines[0].seller', {}, undefined],
  ['$.sum', {}, undefined],
])('%s of %j: %s', (path, own, reason) => {
  expect(withoutPhrases(figureReason(path, own, {}))).toBe(reason);
});

test.each<[string, JsonObject, string]>([
  ['$.totals.sum', { lines: [{}] }, 'sum of one line'],
  ['$.totals.sum', { lines: [{}, {}, {}] }, 'sum of the 3 lines'],
  ['$.totals.sum', { lines: [] }, 'sum of the lines'],
  ['$.totals.sum', { lines: 'many' }, 'sum of the lines'],
  ['$.totals.discount', { discounts: [{}, {}] }, 'sum of the 2 discounts'],
  ['$.totals.charge', { charges: [{}] }, 'sum of one charge'],
])('%s of a document with %j: %s', (path, inner, reason) => {
  expect(withoutPhrases(figureReason(path, {}, inner))).toBe(reason);
});
