import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../core/json/json.ts';
import { ExchangeRate } from '../../currency/exchange-rate.ts';
import { Item } from '../../org/item.ts';
import { amount, decoded, trialScope } from '../../../../testing/calculation/trial-scope.ts';
import { priceItem } from './price.ts';

const exchangeRates = [
  { from: 'USD', to: 'GBP', amount: '0.5' },
  { from: 'GBP', to: 'EUR', amount: '3' },
  { from: 'USD', to: 'EUR', amount: '0.875967' },
  { from: 'USD', to: 'EUR', amount: '2' },
].map((rate) => decoded(ExchangeRate, rate));

function priced(price: string, more: JsonObject = {}, currency = 'EUR') {
  const { scope, troubles } = trialScope({ exchangeRates, currency });
  const item = decoded(Item, { name: 'Thing', price, ...more });
  const found = priceItem(item, amount(price), { list: '$.lines', index: 3 }, scope);
  return found ? { item: Item.encode(found), troubles } : { troubles };
}

describe('the price of an item', () => {
  test.each<[string, string, JsonObject, JsonObject]>([
    ['is raised to the decimals of the document’s currency', '10', {}, { price: '10.00' }],
    ['keeps finer decimals', '10.12345', {}, { price: '10.12345' }],
    ['may name the currency of the document', '10', { currency: 'EUR' }, { currency: 'EUR', price: '10.00' }],
    [
      'in the document’s currency leaves its alternatives alone',
      '10',
      { currency: 'EUR', alt_prices: [{ currency: 'USD', value: '3' }] },
      { currency: 'EUR', price: '10.00', alt_prices: [{ currency: 'USD', value: '3' }] },
    ],
    [
      // 100.00 × 0.875967 = 87.5967
      'in another is exchanged at the first rate of that pair, and kept',
      '100',
      { currency: 'USD' },
      { currency: 'EUR', price: '87.60', alt_prices: [{ currency: 'USD', value: '100.00' }] },
    ],
    [
      'in another is exchanged when no alternative is in the document’s',
      '100',
      { currency: 'USD', alt_prices: [{ currency: 'GBP', value: '80' }] },
      { currency: 'EUR', price: '87.60', alt_prices: [{ currency: 'USD', value: '100.00' }] },
    ],
    [
      'in another is the alternative one in the document’s, whatever the rate',
      '100',
      {
        currency: 'USD',
        alt_prices: [
          { currency: 'GBP', value: '80' },
          { currency: 'EUR', value: '90.5' },
        ],
      },
      { currency: 'EUR', price: '90.50', alt_prices: [{ currency: 'USD', value: '100.00' }] },
    ],
    [
      // 2.0005 × 0.875967 = 1.75237…, first rounded to four decimals: 1.7524
      'in another is rounded to the decimals of the document’s currency',
      '2.0005',
      { currency: 'USD' },
      { currency: 'EUR', price: '1.75', alt_prices: [{ currency: 'USD', value: '2.0005' }] },
    ],
  ])('%s', (_, price, more, expected) => {
    expect(priced(price, more)).toEqual({ item: { name: 'Thing', ...expected }, troubles: [] });
  });

  test('keeps the decimals of its own currency', () => {
    expect(priced('10', { currency: 'BHD', alt_prices: [{ currency: 'EUR', value: '23' }] })).toMatchObject({
      item: { price: '23.00', alt_prices: [{ currency: 'BHD', value: '10.000' }] },
    });
  });

  test('that needs no change is the item itself', () => {
    const item = decoded(Item, { name: 'Thing', price: '10.00' });
    const { scope } = trialScope();
    expect(priceItem(item, item.price ?? amount('0'), { list: '$.lines', index: 0 }, scope)).toBe(item);
  });

  test.each([
    ['of a currency nobody knows', { currency: 'ZZZ' }, 'EUR', 'CURRENCY'],
    ['of a currency without a rate', { currency: 'CHF' }, 'EUR', 'EXCHANGE-RATE'],
    ['whose rate is given the other way round', { currency: 'EUR' }, 'USD', 'EXCHANGE-RATE'],
    ['whose rate would have to be made of two', { currency: 'USD' }, 'CHF', 'EXCHANGE-RATE'],
  ])('%s cannot be had', (_, more, currency, code) => {
    expect(priced('10', more, currency)).toEqual({ troubles: [`${code} $.lines[3].item.currency`] });
  });

  test('says which currency is in the way', () => {
    const values: unknown[] = [];
    const { scope } = trialScope({ report: ({ value }) => values.push(value) });
    for (const currency of ['ZZZ', 'CHF'])
      priceItem(decoded(Item, { name: 'Thing', currency }), amount('1'), { list: '$.lines', index: 0 }, scope);
    expect(values).toEqual(['ZZZ', 'CHF']);
  });
});
