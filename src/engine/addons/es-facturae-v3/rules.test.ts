import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { DueDate, Terms } from '../../documents/pay/terms.ts';
import { facturae } from './es-facturae-v3.ts';

function ext(codes: Readonly<Record<string, string>>) {
  return { ext: Object.fromEntries(Object.entries(codes).map(([key, code]) => [`es-facturae-${key}`, code])) };
}

const reference = { code: '1' };

describeRules('rules of Facturae', ruleBench({ rules: facturae.rules ?? [] }), {
  'GOBL-ES-FACTURAE-PAY-DUEDATE-01': [
    { type: DueDate, accepts: { date: '2026-01-31', amount: '1' }, rejects: { date: '2026-01-31' }, at: '$.amount' },
    {
      type: Terms,
      spares: { notes: 'Soon' },
      rejects: { due_dates: [{ date: '2026-01-31' }] },
      at: '$.due_dates[0].amount',
    },
  ],
  'GOBL-ES-FACTURAE-BILL-INVOICE-01': [
    {
      type: Invoice,
      accepts: { customer: { tax_id: { country: 'ES', code: 'A58818501' } } },
      rejects: { customer: { tax_id: { country: 'ES' } } },
      at: '$.customer.tax_id.code',
    },
    {
      type: Invoice,
      spares: { customer: { tax_id: { country: 'PT' } } },
      rejects: { customer: { tax_id: { country: 'ES' } } },
      at: '$.customer.tax_id.code',
    },
  ],
  'GOBL-ES-FACTURAE-BILL-INVOICE-02': { type: Invoice, accepts: { tax: {} }, rejects: {}, at: '$.tax' },
  'GOBL-ES-FACTURAE-BILL-INVOICE-03': [
    {
      type: Invoice,
      accepts: { tax: ext({ 'doc-type': 'FC', 'invoice-class': 'OO' }) },
      rejects: { tax: ext({ 'doc-type': 'FC' }) },
      at: '$.tax.ext',
    },
    { type: Invoice, spares: {}, rejects: { tax: ext({ 'invoice-class': 'OO' }) }, at: '$.tax.ext' },
  ],
  'GOBL-ES-FACTURAE-BILL-INVOICE-04': [
    {
      type: Invoice,
      accepts: { type: 'credit-note', preceding: [reference] },
      rejects: { type: 'credit-note' },
      at: '$.preceding',
    },
    { type: Invoice, spares: { type: 'standard' }, rejects: { type: 'debit-note' }, at: '$.preceding' },
  ],
  'GOBL-ES-FACTURAE-BILL-INVOICE-05': [
    {
      type: Invoice,
      accepts: { type: 'corrective', preceding: [{ ...reference, issue_date: '2026-01-01' }] },
      rejects: { type: 'corrective', preceding: [reference] },
      at: '$.preceding[0].issue_date',
    },
    {
      type: Invoice,
      spares: { type: 'standard', preceding: [reference] },
      rejects: { type: 'credit-note', preceding: [reference] },
      at: '$.preceding[0].issue_date',
    },
  ],
  'GOBL-ES-FACTURAE-BILL-INVOICE-06': [
    {
      type: Invoice,
      accepts: { type: 'corrective', preceding: [{ ...reference, ...ext({ correction: '01' }) }] },
      rejects: { type: 'corrective', preceding: [reference] },
      at: '$.preceding[0].ext',
    },
    {
      type: Invoice,
      spares: { type: 'standard', preceding: [reference] },
      rejects: { type: 'credit-note', preceding: [reference] },
      at: '$.preceding[0].ext',
    },
  ],
  'GOBL-ES-FACTURAE-BILL-INVOICE-07': [
    { type: Invoice, accepts: { currency: 'EUR' }, rejects: { currency: 'USD' }, at: '$' },
    {
      type: Invoice,
      accepts: { currency: 'USD', exchange_rates: [{ from: 'USD', to: 'EUR', amount: '0.9' }] },
      rejects: { currency: 'USD', exchange_rates: [{ from: 'EUR', to: 'USD', amount: '1.1' }] },
      at: '$',
    },
  ],
});
