import { expect, test } from 'vitest';
import { createStandardEngine, type Json } from '../index.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-11-29T12:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' };

const INVOICE = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: '7',
  supplier: { name: 'Duna Kft.', tax_id: { country: 'HU', code: '12892312' } },
  lines: [{ quantity: '3', item: { name: 'Book', price: '1.10' }, taxes: [{ cat: 'VAT', percent: '27%' }] }],
};

const ENVELOPE = {
  $schema: 'https://gobl.org/draft-0/envelope',
  head: { uuid: '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3c', dig: { alg: 'sha256', val: '' } },
  doc: INVOICE,
  sigs: ['e30.e30.e30'],
};

test.each<[string, { data: Json; type?: string; template?: typeof INVOICE; envelop?: boolean }]>([
  ['an invoice', { data: INVOICE }],
  [
    'an invoice that breaks rules',
    { data: { ...INVOICE, code: '', supplier: { tax_id: { country: 'HU', code: '1' } } } },
  ],
  ['an invoice in an envelope', { data: INVOICE, envelop: true }],
  ['a signed envelope', { data: ENVELOPE }],
  ['a template', { data: null, template: INVOICE }],
  ['a document whose type is asked for', { data: { code: '8', lines: INVOICE.lines }, type: 'bill.Invoice' }],
  ['a figure that cannot be read', { data: { ...INVOICE, lines: [{ quantity: 'many', item: { name: 'Book' } }] } }],
  ['a rate that does not exist', { data: { ...INVOICE, lines: [{ ...INVOICE.lines[0], taxes: [{ cat: 'NONE' }] }] } }],
  ['an envelope without a document', { data: { $schema: ENVELOPE.$schema } }],
  ['a type that does not exist', { data: {}, type: 'bill.Nothing' }],
  ['no object', { data: 'text' }],
])('of %s, calculating makes the document that an inspection reports, or none', (_, request) => {
  const outcome = engine.calculate(request, context);
  expect(outcome.ok ? outcome.value : undefined).toEqual(engine.inspect(request, context).document);
});

test('the reason why a document cannot be calculated has its place', () => {
  const outcome = engine.calculate({ data: { ...INVOICE, lines: [{ quantity: 'many' }] } }, context);
  expect(outcome).toMatchObject({
    ok: false,
    error: { key: 'input', faults: [{ properties: ['$.lines[0].quantity'] }] },
  });
});
