import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../core/json/json.ts';
import { parseAmount } from '../../../core/num/parse-amount.ts';
import type { Amount } from '../../../core/num/amount.ts';
import { createStandardEngine } from '../../../standard.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-01-15T10:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' };

const BASE = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: 'F-1',
  issue_date: '2026-01-15',
  currency: 'EUR',
  supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Café Central', tax_id: { country: 'ES', code: '54387763P' } },
};

const GENERAL = [{ cat: 'VAT', rate: 'general' }];

function line(quantity: string, price: string, more: JsonObject = {}): JsonObject {
  return { quantity, item: { name: 'Thing', price }, taxes: GENERAL, ...more };
}

function build(document: JsonObject): JsonObject {
  const outcome = engine.build({ data: { ...BASE, ...document } }, context);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

function totals(document: JsonObject): Record<string, string> {
  const { taxes: _, ...figures } = build(document)['totals'] as Record<string, string>;
  return figures;
}

describe('totals of an invoice', () => {
  const currency = { tax: { rounding: 'currency' } };
  const thirds = [line('1', '0.333'), line('1', '0.333'), line('1', '0.333')];

  test.each<[string, JsonObject, Record<string, string>]>([
    [
      'hidden decimals are kept until the end',
      { lines: thirds },
      { sum: '1.00', total: '1.00', tax: '0.21', total_with_tax: '1.21', payable: '1.21' },
    ],
    [
      'in model `currency` every line is rounded',
      { lines: thirds, ...currency },
      { sum: '0.99', total: '0.99', tax: '0.21', total_with_tax: '1.20', payable: '1.20' },
    ],
    [
      'half a cent goes away from zero',
      { lines: [line('3', '10.555')] },
      { sum: '31.67', total: '31.67', tax: '6.65', total_with_tax: '38.31', payable: '38.31' },
    ],
    [
      'discounts and charges are shares of the sum of the lines',
      {
        lines: [line('1', '100')],
        discounts: [
          { percent: '10%', taxes: GENERAL },
          { amount: '3', taxes: GENERAL },
          { percent: '2.5%', base: '33.333', taxes: GENERAL },
        ],
        charges: [
          { amount: '5.125', taxes: GENERAL },
          { percent: '1%', taxes: GENERAL },
        ],
      },
      {
        sum: '100.00',
        discount: '13.83',
        charge: '6.13',
        total: '92.29',
        tax: '19.38',
        total_with_tax: '111.67',
        payable: '111.67',
      },
    ],
    [
      'a tax the prices include is taken out',
      {
        lines: [line('3', '10.00'), line('1', '9.99', { taxes: [{ cat: 'VAT', rate: 'reduced' }] })],
        tax: { prices_include: 'VAT' },
      },
      { sum: '39.99', tax_included: '6.11', total: '33.88', tax: '6.11', total_with_tax: '39.99', payable: '39.99' },
    ],
    [
      'a surcharge is added, a retained tax withheld',
      {
        lines: [
          line('1', '100', {
            taxes: [
              { cat: 'VAT', rate: 'general+eqs' },
              { cat: 'IRPF', percent: '15%' },
            ],
          }),
        ],
      },
      {
        sum: '100.00',
        total: '100.00',
        tax: '26.20',
        total_with_tax: '126.20',
        retained_tax: '15.00',
        payable: '111.20',
      },
    ],
    [
      'advances are shares of what is payable',
      {
        lines: [line('1', '100')],
        payment: {
          advances: [
            { percent: '30%', description: 'First' },
            { amount: '10', description: 'Second' },
          ],
        },
      },
      {
        sum: '100.00',
        total: '100.00',
        tax: '21.00',
        total_with_tax: '121.00',
        payable: '121.00',
        advance: '46.30',
        due: '74.70',
      },
    ],
    [
      'a rounding correction is added as given',
      { lines: [line('1', '100')], totals: { rounding: '0.015' } },
      { sum: '100.00', total: '100.00', tax: '21.00', total_with_tax: '121.00', rounding: '0.015', payable: '121.02' },
    ],
    [
      'a currency without decimals rounds to whole units',
      { lines: [line('3', '33.5')], currency: 'JPY' },
      { sum: '101', total: '101', tax: '21', total_with_tax: '122', payable: '122' },
    ],
  ])('%s', (_, document, expected) => {
    expect(totals(document)).toEqual(expected);
  });
});

describe('a line', () => {
  test('takes its discounts and charges one after another, each a share of its own sum', () => {
    const [built] = build({
      lines: [
        line('7', '12.345', {
          discounts: [{ percent: '10%' }, { amount: '1.50' }, { percent: '5%', base: '20.00' }],
          charges: [
            { percent: '3.5%' },
            { rate: '0.123', quantity: '4', reason: 'Recycling' },
            { rate: '0.5', reason: 'Packing' },
          ],
        }),
      ],
    })['lines'] as JsonObject[];
    expect(built).toMatchObject({
      sum: '86.415',
      discounts: [{ amount: '8.642' }, { amount: '1.50' }, { amount: '1.000' }],
      charges: [{ amount: '3.025' }, { amount: '0.492' }, { amount: '3.50' }],
      total: '82.290',
    });
  });

  test('broken down costs what its rows add up to', () => {
    const rows = [
      { quantity: '3', item: { name: 'A', price: '3.333' } },
      { quantity: '1', item: { name: 'B', price: '5' }, discounts: [{ percent: '10%' }] },
      { quantity: '1', item: { name: 'C' } },
    ];
    const [built] = build({ lines: [{ quantity: '2', item: { name: 'Set' }, breakdown: rows, taxes: GENERAL }] })[
      'lines'
    ] as JsonObject[];
    expect(built).toMatchObject({ sum: '28.998', item: { price: '14.499' } });
  });

  test('with a negative price counts backwards', () => {
    const [built] = build({ lines: [line('2', '-5')] })['lines'] as JsonObject[];
    expect(built).toMatchObject({ quantity: '-2', item: { price: '5.00' }, total: '-10.00' });
  });

  test('in another currency is exchanged and keeps its price', () => {
    const [built] = build({
      exchange_rates: [{ from: 'USD', to: 'EUR', amount: '0.875967' }],
      lines: [{ quantity: '1', item: { name: 'Thing', price: '100.00', currency: 'USD' }, taxes: GENERAL }],
    })['lines'] as JsonObject[];
    expect(built?.['item']).toEqual({
      name: 'Thing',
      currency: 'EUR',
      price: '87.60',
      alt_prices: [{ currency: 'USD', value: '100.00' }],
    });
  });
});

describe('any invoice', () => {
  const decimal = (max: number, scale: number) =>
    fc.integer({ min: 1, max }).map((value) => (value / 10 ** scale).toFixed(scale));
  const anyLine = fc.record({
    quantity: decimal(5000, 2),
    price: fc.oneof(decimal(100_000, 2), decimal(1_000_000, 4)),
    rate: fc.constantFrom('general', 'reduced', 'super-reduced'),
    discount: fc.option(fc.integer({ min: 1, max: 99 })),
  });
  const anyInvoice = fc.record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
    rounding: fc.constantFrom('precise', 'currency'),
    included: fc.boolean(),
    advance: fc.option(fc.integer({ min: 1, max: 100 })),
  });
  const documentOf = (
    given: (typeof anyInvoice)['generate'] extends (...args: never[]) => { value: infer V } ? V : never,
  ): JsonObject => ({
    tax: { rounding: given.rounding, ...(given.included ? { prices_include: 'VAT' } : {}) },
    lines: given.lines.map(({ quantity, price, rate, discount }) => ({
      quantity,
      item: { name: 'Thing', price },
      taxes: [{ cat: 'VAT', rate }],
      ...(discount === null ? {} : { discounts: [{ percent: `${discount}%` }] }),
    })),
    ...(given.advance === null
      ? {}
      : { payment: { advances: [{ percent: `${given.advance}%`, description: 'Paid' }] } }),
  });

  test('builds to the same document when built again', () => {
    fc.assert(
      fc.property(anyInvoice, (given) => {
        const once = build(documentOf(given));
        expect(build(once)).toEqual(once);
        expect(engine.validate({ data: once })).toEqual({ ok: true, value: { ok: true } });
      }),
      { numRuns: 60 },
    );
  });

  test('adds up to the cent in model `currency`, also when prices include the tax', () => {
    fc.assert(
      fc.property(anyInvoice, (given) => {
        const document = build({ ...documentOf({ ...given, rounding: 'currency' }) });
        const figures = document['totals'] as Record<string, string>;
        const amount = (text: string | undefined): Amount => parseAmount(text ?? '') as Amount;
        expect(amount(figures['total']).add(amount(figures['tax'])).toString()).toBe(figures['total_with_tax']);
        const lines = (document['lines'] as Record<string, string>[]).reduce(
          (sum, { total }) => sum.add(amount(total)),
          amount('0.00'),
        );
        expect(lines.equals(amount(figures['sum']))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
