import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { billTaxRules } from './tax-rules.ts';
import { BillTax } from './tax.ts';
import { deliveryRules } from './delivery-rules.ts';
import { Delivery } from './delivery.ts';
import { invoiceRules } from './invoice-rules.ts';
import { Invoice } from './invoice.ts';
import { orderRules } from './order-rules.ts';
import { Order } from './order.ts';

const line = { quantity: '1', item: { name: 'Chair' } };

describeRules('rules of invoices', ruleBench({ rules: [invoiceRules] }), {
  'GOBL-BILL-INVOICE-01': { type: Invoice, accepts: { type: 'standard' }, rejects: {}, at: '$.type' },
  'GOBL-BILL-INVOICE-02': [
    { type: Invoice, accepts: { type: 'credit-note' }, rejects: { type: 'bill' }, at: '$.type' },
    { type: Invoice, accepts: { type: 'other' }, rejects: {}, at: '$.type' },
  ],
  'GOBL-BILL-INVOICE-03': [
    { type: Invoice, accepts: { issue_date: '2026-01-31' }, rejects: {}, at: '$.issue_date' },
    { type: Invoice, accepts: { issue_date: '2026-01-31' }, rejects: { issue_date: '' }, at: '$.issue_date' },
  ],
  'GOBL-BILL-INVOICE-04': { type: Invoice, accepts: { currency: 'EUR' }, rejects: {}, at: '$.currency' },
  'GOBL-BILL-INVOICE-05': { type: Invoice, accepts: { supplier: {} }, rejects: {}, at: '$.supplier' },
  'GOBL-BILL-INVOICE-06': [
    { type: Invoice, accepts: { supplier: { name: 'Acme' } }, rejects: { supplier: {} }, at: '$.supplier.name' },
    { type: Invoice, spares: {}, rejects: { supplier: { name: '' } }, at: '$.supplier.name' },
  ],
  'GOBL-BILL-INVOICE-07': [
    {
      type: Invoice,
      accepts: { customer: { name: 'Acme', tax_id: { country: 'ES', code: 'B12345678' } } },
      rejects: { customer: { tax_id: { country: 'ES', code: 'B12345678' } } },
      at: '$.customer.name',
    },
    {
      type: Invoice,
      spares: { customer: { tax_id: { country: 'ES' } } },
      rejects: { customer: { name: '', tax_id: { country: 'ES', code: 'X' } } },
      at: '$.customer.name',
    },
  ],
  'GOBL-BILL-INVOICE-08': [
    {
      type: Invoice,
      accepts: { lines: [{ quantity: '1', item: { name: 'Chair', price: '0' } }] },
      rejects: { lines: [{ quantity: '1', item: { name: 'Chair', price: '1' } }, line] },
      at: '$.lines[1].item.price',
    },
    { type: Invoice, spares: { lines: [{ quantity: '1' }] }, rejects: { lines: [line] }, at: '$.lines[0].item.price' },
  ],
  'GOBL-BILL-INVOICE-09': { type: Invoice, accepts: { totals: {} }, rejects: {}, at: '$.totals' },
  'GOBL-BILL-INVOICE-10': [
    { type: Invoice, accepts: { lines: [line] }, rejects: {}, at: '$.lines' },
    { type: Invoice, spares: { charges: [{ amount: '1' }] }, rejects: { lines: [], charges: [] }, at: '$.lines' },
    { type: Invoice, spares: { discounts: [{ amount: '1' }] }, rejects: { discounts: [] }, at: '$.lines' },
    { type: Invoice, spares: { discounts: [null] }, rejects: { discounts: [] }, at: '$.lines' },
  ],
  'GOBL-BILL-INVOICE-11': [
    {
      type: Invoice,
      accepts: { tax: { point: 'issue' } },
      rejects: { tax: { point: 'issue' }, value_date: '2026-01-31' },
      at: '$.value_date',
    },
    {
      type: Invoice,
      spares: { tax: {}, value_date: '2026-01-31' },
      rejects: { tax: { point: 'issue' }, value_date: '' },
      at: '$.value_date',
    },
  ],
});

describeRules('rules of the tax settings', ruleBench({ rules: [billTaxRules] }), {
  'GOBL-BILL-TAX-01': [
    { type: BillTax, accepts: { rounding: 'precise' }, rejects: { rounding: 'up' }, at: '$.rounding' },
    { type: Invoice, accepts: { tax: {} }, rejects: { tax: { rounding: 'up' } }, at: '$.tax.rounding' },
  ],
  'GOBL-BILL-TAX-02': [
    { type: BillTax, accepts: { point: 'payment' }, rejects: { point: 'never' }, at: '$.point' },
    { type: BillTax, accepts: {}, rejects: { point: 'Issue' }, at: '$.point' },
  ],
});

describeRules('rules of orders', ruleBench({ rules: [orderRules] }), {
  'GOBL-BILL-ORDER-01': { type: Order, accepts: { type: 'quote' }, rejects: {}, at: '$.type' },
  'GOBL-BILL-ORDER-02': [
    { type: Order, accepts: { type: 'sale' }, rejects: { type: 'note' }, at: '$.type' },
    { type: Order, accepts: { type: 'purchase' }, rejects: {}, at: '$.type' },
  ],
  'GOBL-BILL-ORDER-04': { type: Order, accepts: { currency: 'EUR' }, rejects: {}, at: '$.currency' },
  'GOBL-BILL-ORDER-05': { type: Order, accepts: { supplier: {} }, rejects: {}, at: '$.supplier' },
  'GOBL-BILL-ORDER-06': { type: Order, accepts: { lines: [line] }, rejects: { lines: [] }, at: '$.lines' },
});

describeRules('rules of deliveries', ruleBench({ rules: [deliveryRules] }), {
  'GOBL-BILL-DELIVERY-01': { type: Delivery, accepts: { type: 'note' }, rejects: {}, at: '$.type' },
  'GOBL-BILL-DELIVERY-02': { type: Delivery, accepts: { type: 'waybill' }, rejects: { type: 'sale' }, at: '$.type' },
  'GOBL-BILL-DELIVERY-04': { type: Delivery, accepts: { supplier: {} }, rejects: {}, at: '$.supplier' },
  'GOBL-BILL-DELIVERY-05': { type: Delivery, accepts: { lines: [line] }, rejects: {}, at: '$.lines' },
});
