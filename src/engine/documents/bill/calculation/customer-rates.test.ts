import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../core/json/json.ts';
import { decoded } from '../../../../testing/calculation/trial-scope.ts';
import { Invoice } from '../invoice.ts';
import { applyCustomerRates } from './customer-rates.ts';

const VAT = [{ cat: 'VAT', rate: 'general' }];
const rows = (taxes: readonly JsonObject[]): JsonObject => ({
  lines: [
    { quantity: '1', item: { name: 'Thing' }, taxes },
    { quantity: '1', item: { name: 'Untaxed' } },
  ],
  discounts: [{ amount: '1', taxes }],
  charges: [{ amount: '1', taxes }],
});
const customer = { name: 'C', tax_id: { country: 'FR' } };
const tagged = { $tags: ['customer-rates'], customer };

function followed(json: JsonObject): unknown {
  return Invoice.encode(applyCustomerRates(decoded(Invoice, json)));
}

/** VAT directive 2006/112/EC, article 33: distance sales are taxed where the dispatch ends. */
describe('taxes at the rates of the customer', () => {
  test('have the customer’s country on every row', () => {
    const there = rows([{ ...VAT[0], country: 'FR' }]);
    expect(followed({ ...tagged, ...rows(VAT) })).toEqual(Invoice.encode(decoded(Invoice, { ...tagged, ...there })));
  });

  test('take the place of a country that a row named', () => {
    expect(followed({ ...tagged, ...rows([{ cat: 'VAT', country: 'DE' }]) })).toMatchObject({
      lines: [{ taxes: [{ cat: 'VAT', country: 'FR' }] }, {}],
      discounts: [{ taxes: [{ cat: 'VAT', country: 'FR' }] }],
      charges: [{ taxes: [{ cat: 'VAT', country: 'FR' }] }],
    });
  });

  test('have none when the identity names none', () => {
    const nowhere = { $tags: tagged.$tags, customer: { name: 'C', tax_id: { code: '1' } } };
    expect(followed({ ...nowhere, ...rows([{ cat: 'VAT', country: 'DE' }]) })).toMatchObject(rows([{ cat: 'VAT' }]));
    const invoice = decoded(Invoice, { ...nowhere, ...rows([{ cat: 'VAT', country: 'DE' }]) });
    expect(applyCustomerRates(invoice).lines?.[0]?.taxes?.[0]?.country).toBeUndefined();
  });

  test('do not lead to rows that are not there', () => {
    expect(followed(tagged)).toEqual(Invoice.encode(decoded(Invoice, tagged)));
  });

  test.each<[string, JsonObject]>([
    ['without the tag', { customer, ...rows(VAT) }],
    ['with other tags', { ...tagged, $tags: ['simplified'], ...rows(VAT) }],
    ['without a customer', { $tags: tagged.$tags, ...rows(VAT) }],
    ['without a tax identity of the customer', { ...tagged, customer: { name: 'C' }, ...rows(VAT) }],
  ])('are not asked for %s', (_, json) => {
    const invoice = decoded(Invoice, json);
    expect(applyCustomerRates(invoice)).toBe(invoice);
  });
});
