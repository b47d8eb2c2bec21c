import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { ticketBai } from './es-tbai-v1.ts';

function ext(codes: Readonly<Record<string, string>>) {
  return { ext: Object.fromEntries(Object.entries(codes).map(([key, code]) => [`es-tbai-${key}`, code])) };
}

const simplified = { tax: ext({ simplified: 'S' }) };
const inBizkaia = { tax: ext({ region: 'BI' }) };
const person = { tax_id: { country: 'ES', code: '12345678Z' } };

describeRules('rules of TicketBAI', ruleBench({ rules: ticketBai.rules ?? [] }), {
  'GOBL-ES-TBAI-BILL-INVOICE-01': { type: Invoice, accepts: { tax: {} }, rejects: {}, at: '$.tax' },
  'GOBL-ES-TBAI-BILL-INVOICE-02': [
    { type: Invoice, accepts: inBizkaia, rejects: { tax: {} }, at: '$.tax.ext' },
    { type: Invoice, spares: {}, rejects: simplified, at: '$.tax.ext' },
  ],
  'GOBL-ES-TBAI-BILL-INVOICE-03': [
    { type: Invoice, accepts: { customer: {} }, rejects: {}, at: '$.customer' },
    { type: Invoice, spares: simplified, rejects: { tax: ext({ simplified: 'N' }) }, at: '$.customer' },
  ],
  'GOBL-ES-TBAI-BILL-INVOICE-04': [
    {
      type: Invoice,
      accepts: { type: 'credit-note', preceding: [{ code: '1' }] },
      rejects: { type: 'credit-note' },
      at: '$.preceding',
    },
    { type: Invoice, spares: { type: 'standard' }, rejects: { type: 'debit-note' }, at: '$.preceding' },
  ],
  'GOBL-ES-TBAI-BILL-INVOICE-05': {
    type: Invoice,
    accepts: { preceding: [{ code: '1', issue_date: '2026-01-01' }] },
    rejects: { preceding: [{ code: '1', issue_date: '2026-01-01' }, { code: '2' }] },
    at: '$.preceding[1].issue_date',
  },
  'GOBL-ES-TBAI-BILL-INVOICE-06': [
    {
      type: Invoice,
      accepts: { type: 'corrective', preceding: [{ code: '1', ...ext({ correction: 'R1' }) }] },
      rejects: { type: 'corrective', preceding: [{ code: '1' }] },
      at: '$.preceding[0].ext',
    },
    {
      type: Invoice,
      spares: { type: 'standard', $tags: ['replacement'], preceding: [{ code: '1' }] },
      rejects: { type: 'credit-note', preceding: [{ code: '1' }] },
      at: '$.preceding[0].ext',
    },
  ],
  'GOBL-ES-TBAI-BILL-INVOICE-07': [
    { type: Invoice, accepts: { notes: [{ key: 'general', text: 'A' }] }, rejects: {}, at: '$.notes' },
    {
      type: Invoice,
      accepts: { notes: [{ text: 'B' }, { key: 'general', text: 'A' }] },
      rejects: { notes: [{ key: 'legal', text: 'B' }] },
      at: '$.notes',
    },
  ],
  'GOBL-ES-TBAI-BILL-INVOICE-08': [
    { type: Invoice, accepts: { customer: person }, rejects: { customer: {} }, at: '$.customer' },
    {
      type: Invoice,
      accepts: { customer: { identities: [{ code: '1', ...ext({ 'identity-type': '03' }) }] } },
      rejects: { customer: { identities: [{ code: '1' }] } },
      at: '$.customer',
    },
    { type: Invoice, spares: { ...simplified, customer: {} }, rejects: { customer: {} }, at: '$.customer' },
  ],
  'GOBL-ES-TBAI-BILL-INVOICE-09': [
    { type: Invoice, accepts: { currency: 'EUR' }, rejects: { currency: 'USD' }, at: '$' },
    {
      type: Invoice,
      accepts: { currency: 'USD', exchange_rates: [{ from: 'USD', to: 'EUR', amount: '0.9' }] },
      rejects: { currency: 'USD' },
      at: '$',
    },
  ],
  'GOBL-ES-TBAI-BILL-INVOICE-10': [
    {
      type: Invoice,
      accepts: { ...inBizkaia, supplier: { ...person, ...ext({ 'bi-activity': '841' }) } },
      rejects: { ...inBizkaia, supplier: person },
      at: '$.supplier.ext',
    },
    {
      type: Invoice,
      spares: { tax: ext({ region: 'SS' }), supplier: person },
      rejects: { ...inBizkaia, supplier: {} },
      at: '$.supplier.ext',
    },
    {
      type: Invoice,
      spares: { ...inBizkaia, supplier: { tax_id: { country: 'ES', code: 'A58818501' } } },
      rejects: { ...inBizkaia, supplier: { tax_id: { country: 'FR', code: 'A58818501' } } },
      at: '$.supplier.ext',
    },
  ],
  'GOBL-ES-TBAI-BILL-INVOICE-11': [
    {
      type: Invoice,
      accepts: { supplier: ext({ 'bi-activity': '1234567' }) },
      rejects: { supplier: ext({ 'bi-activity': '12345678' }) },
      at: '$.supplier.ext',
    },
    {
      type: Invoice,
      accepts: { supplier: {} },
      rejects: { supplier: ext({ 'bi-activity': 'A1' }) },
      at: '$.supplier.ext',
    },
  ],
  'GOBL-ES-TBAI-TAX-COMBO-01': [
    {
      type: TaxCombo,
      accepts: { cat: 'VAT', key: 'exempt', ...ext({ exemption: 'E1' }) },
      rejects: { cat: 'VAT', key: 'exempt' },
      at: '$.ext',
    },
    { type: TaxCombo, spares: { cat: 'IPSI', key: 'exempt' }, rejects: { cat: 'IGIC', key: 'exempt' }, at: '$.ext' },
    { type: TaxCombo, spares: { cat: 'VAT', key: 'zero' }, rejects: { cat: 'VAT', key: 'exempt' }, at: '$.ext' },
  ],
});
