import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import type { JsonObject } from '../../engine/index.ts';
import { figureWords } from './figure-words.ts';
import { indexTrace } from './trace-index.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-01-15T12:00:00Z'), newId: () => '0190c9b4-0000-7000-8000-000000000000' };
const invoice: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: '1',
  currency: 'EUR',
  issue_date: '2026-01-15',
  supplier: { name: 'S', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'C', tax_id: { country: 'ES', code: '54387763P' } },
  lines: [
    {
      quantity: '3',
      item: { name: 'Brake pads', price: '10.555' },
      taxes: [
        { cat: 'VAT', rate: 'general' },
        { cat: 'IRPF', percent: '15%' },
      ],
    },
    {
      quantity: '2',
      item: { name: 'Oil', price: '5' },
      discounts: [{ amount: '1', reason: 'Old' }],
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
  ],
  discounts: [{ amount: '2', reason: 'Loyal', taxes: [{ cat: 'VAT', rate: 'general' }] }],
  payment: { advances: [{ amount: '7', description: 'Deposit' }] },
};
const report = engine.inspect({ data: invoice, include: ['trace'] }, context);
const index = indexTrace(report.trace ?? []);
const PRICES = ['$.lines[0].quantity', '$.lines[0].item.price'];
const OIL = ['$.lines[1].quantity', '$.lines[1].item.price', '$.lines[1].discounts[0].amount'];

describe('the tree of a document’s figures', () => {
  it('has one root, what is due, to which every other figure leads', () => {
    expect(index.roots).toEqual(['$.totals.due']);
  });

  it.each([
    ['$.totals.sum', [...PRICES, ...OIL]],
    ['$.totals.discount', ['$.discounts[0].amount']],
    ['$.totals.advance', ['$.payment.advances[0].amount']],
    ['$.lines[1].total', OIL],
    ['$.lines[0]', PRICES],
    ['$.totals.retained_tax', [...PRICES, '$.totals.taxes.categories[1].rates[0].percent']],
    ['$.lines[0].quantity', ['$.lines[0].quantity']],
  ])('%s comes from what is written', (path, sources) => {
    expect(index.sourcesOf(path)).toEqual(sources);
  });

  it('knows what a line feeds: its own figures, the tax on it and every total above', () => {
    const made = index.madeOf('$.lines[1]');
    expect([...made]).toEqual(
      expect.arrayContaining(['$.totals.sum', '$.totals.total', '$.totals.tax', '$.totals.payable', '$.totals.due']),
    );
    expect(made.has('$.totals.retained_tax')).toBe(false);
    expect(made.has('$.totals.advance')).toBe(false);
  });

  it('ends where figures are said to be made of each other', () => {
    const entry = (path: string, of: string) => ({
      path,
      rule: '',
      operands: [{ path: of, value: '1' }],
      exact: '1',
      value: '1',
      rounding: 'exact',
    });
    const ring = indexTrace([entry('$.a', '$.b'), entry('$.b', '$.a')]);
    expect([ring.roots, ring.sourcesOf('$.a'), [...ring.madeOf('$.a')]]).toEqual([[], [], ['$.b', '$.a']]);
  });
});

it.each([
  ['$.totals.payable', 'Payable'],
  ['$.totals.due', 'Due'],
  ['$.doc.totals.sum', 'Sum of the lines'],
  ['$.lines[0].sum', 'Line 1: Brake pads'],
  ['$.lines[0]', 'Line 1: Brake pads'],
  ['$.lines[1].quantity', 'Quantity of line 2'],
  ['$.lines[1].item.price', 'Price of line 2'],
  ['$.lines[1].discounts[0].amount', 'Discount 1 of line 2'],
  ['$.discounts[0].amount', 'Discount 1: Loyal'],
  ['$.payment.advances[0].amount', 'Advance 1: Deposit'],
  ['$.totals.taxes.categories[0].rates[0].amount', 'VAT 21.0%'],
  ['$.totals.taxes.categories[0].rates[1].base', 'Base of VAT 10.0%'],
  ['$.totals.taxes.categories[1].rates[0].amount', 'IRPF 15%'],
  ['$.totals.taxes.categories[1].rates[0].percent', 'IRPF rate'],
  ['$.odd.place', 'odd.place'],
])('%s is called %s', (path, words) => {
  expect(figureWords(path, report.document)).toBe(words);
});
