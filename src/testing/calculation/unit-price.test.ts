import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { createStandardEngine } from '../../engine/standard.ts';

const context = { now: () => new Date('2026-11-23T12:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' };
const engine = createStandardEngine();

function built(line: JsonObject, more: JsonObject = {}): JsonObject {
  const data: JsonObject = {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: 'ES',
    $tags: ['simplified'],
    series: 'A',
    code: '1',
    issue_date: '2026-01-10',
    supplier: { name: 'A', tax_id: { country: 'ES', code: 'B98602642' } },
    lines: [{ quantity: '1', taxes: [{ cat: 'VAT', rate: 'general' }], ...line }],
    ...more,
  };
  const { document, faults } = engine.inspect({ data }, context);
  expect(faults.filter(({ severity }) => severity === 'error')).toEqual([]);
  return document ?? {};
}

const lineOf = (document: JsonObject): JsonObject => (document['lines'] as readonly JsonObject[])[0] ?? {};

describe('a price per a number of units', () => {
  it.each<[why: string, quantity: string, item: JsonObject, sum: string, total: string]>([
    ['is divided by it', '250', { price: '108.00', per: '100' }, '270.00', '270.00'],
    ['keeps what a price of one unit would lose', '1000000', { price: '10.00', per: '3' }, '3333333.33', '3333333.33'],
    ['is for a part of a unit too', '2', { price: '5.00', per: '2.5' }, '4.00', '4.00'],
    ['is added up with its hidden decimals', '3', { price: '0.55', per: '100' }, '0.02', '0.02'],
    ['is that of one unit for one', '3', { price: '1.10', per: '1' }, '3.30', '3.30'],
  ])('%s', (_, quantity, item, sum, total) => {
    const document = built({ quantity, item: { name: 'x', ...item } });
    expect(lineOf(document)).toMatchObject({ sum, total: sum, item });
    expect(document['totals']).toMatchObject({ sum: total });
  });

  it('is rounded once under the rounding rule currency', () => {
    const document = built(
      { quantity: '5', item: { name: 'x', price: '0.99', per: '1000' } },
      { tax: { rounding: 'currency' } },
    );
    expect(lineOf(document)).toMatchObject({ sum: '0.00' });
  });
});

describe('a price of the list', () => {
  it.each<[given: JsonObject, price: string]>([
    [{ list: '120.00', discount: '12.00' }, '108.00'],
    [{ list: '120', discount: '12', price: '108.000' }, '108.000'],
    [{ list: '120.00', price: '99.00' }, '120.00'],
    [{ list: '120', discount: '0.125' }, '119.875'],
  ])('%j makes the price %s, and does so again', (item, price) => {
    const once = built({ item: { name: 'x', ...item } });
    expect(lineOf(once)).toMatchObject({ item: { price } });
    expect(engine.inspect({ data: once }, context).document).toEqual(once);
  });

  it('is converted with the price, and leads to it', () => {
    const once = built(
      { quantity: '250', item: { name: 'x', currency: 'USD', list: '120.00', discount: '12.00', per: '100' } },
      { exchange_rates: [{ from: 'USD', to: 'EUR', amount: '0.91337' }] },
    );
    const item = { list: '109.60', discount: '10.96', price: '98.64', per: '100', currency: 'EUR' };
    expect(lineOf(once)).toMatchObject({ item, sum: '246.60' });
    expect(engine.inspect({ data: once }, context).document).toEqual(once);
  });

  it('goes where rows of the line make the price', () => {
    const breakdown = [{ quantity: '1', item: { name: 'y', price: '7.00' } }];
    const once = built({ item: { name: 'x', list: '120.00' }, breakdown });
    expect(lineOf(once)).toMatchObject({ sum: '7.00' });
    expect(engine.inspect({ data: once }, context).document).toEqual(once);
  });
});

describe('an informative charge', () => {
  const item = { name: 'x', price: '100.00' };
  const duty = { reason: 'Stamp duty', amount: '2.00', informative: true };

  it('is kept and worked out, and left out of the totals', () => {
    const document = built(
      { item },
      {
        charges: [
          { ...duty, percent: '2%' },
          { reason: 'Freight', amount: '5' },
        ],
      },
    );
    expect(document['charges']).toMatchObject([
      { i: 1, amount: '2.00', informative: true },
      { i: 2, amount: '5.00' },
    ]);
    expect(document['totals']).toMatchObject({ charge: '5.00', total: '105.00', payable: '126.00' });
  });

  it('alone makes no sum of charges', () => {
    const { totals } = built({ item }, { charges: [duty] }) as { totals: JsonObject };
    expect(totals).toMatchObject({ sum: '100.00', total: '100.00', payable: '121.00' });
    expect(totals).not.toHaveProperty('charge');
  });
});

it('says what other software makes of the members that are newer than it', () => {
  const data = built(
    { item: { name: 'x', price: '1.00', per: '10' } },
    { charges: [{ amount: '2.00', informative: true }] },
  );
  const found = engine.inspect({ data }, context).faults.map(({ code, properties }) => [code, ...properties]);
  expect(found).toContainEqual(['ASSAY-LINT-NEWER-FIELD', '$.lines[0].item.per']);
  expect(found).toContainEqual(['ASSAY-LINT-NEWER-FIELD', '$.charges[0].informative']);
});
