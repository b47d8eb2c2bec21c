import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { invoiceRules } from './invoice-rules.ts';

function ext(codes: Readonly<Record<string, string>>) {
  return { ext: Object.fromEntries(Object.entries(codes).map(([key, code]) => [`mx-cfdi-${key}`, code])) };
}

const global = { $tags: ['global'] };
const period = { 'global-period': '04', 'global-month': '03', 'global-year': '2026' };
const folio = { prv: 'sat-uuid', val: '5b0c1f6e-0000-4000-8000-000000000001' };

const sold = (codes: Readonly<Record<string, string>>) => ({ lines: [{ item: { name: 'A', ...ext(codes) } }] });

describeRules('rules of CFDI invoices', ruleBench({ rules: invoiceRules }), {
  'GOBL-MX-CFDI-BILL-INVOICE-01': [
    {
      type: Invoice,
      accepts: { tax: ext({ 'doc-type': 'I', 'issue-place': '06000', 'payment-method': 'PUE' }) },
      rejects: { tax: ext({ 'doc-type': 'I', 'issue-place': '06000' }) },
      at: '$.tax.ext',
    },
    {
      type: Invoice,
      accepts: { tax: ext({ 'doc-type': 'E', 'issue-place': '06000', 'payment-method': 'PPD' }) },
      rejects: { tax: ext({ 'doc-type': 'E', 'payment-method': 'PPD' }) },
      at: '$.tax.ext',
    },
    { type: Invoice, spares: {}, rejects: { tax: {} }, at: '$.tax.ext' },
  ],
  'GOBL-MX-CFDI-BILL-INVOICE-02': [
    {
      type: Invoice,
      accepts: { ...global, tax: ext(period) },
      rejects: { ...global, tax: ext({ 'global-period': '04', 'global-month': '03' }) },
      at: '$.tax.ext',
    },
    { type: Invoice, spares: { tax: {} }, rejects: { ...global, tax: {} }, at: '$.tax.ext' },
  ],
  'GOBL-MX-CFDI-BILL-INVOICE-03': [
    { type: Invoice, accepts: global, rejects: { ...global, customer: { name: 'A' } }, at: '$.customer' },
    {
      type: Invoice,
      spares: { customer: { name: 'A' } },
      rejects: { ...global, customer: {} },
      at: '$.customer',
    },
  ],
  'GOBL-MX-CFDI-BILL-INVOICE-04': [
    { type: Invoice, accepts: { ...global, payment: {} }, rejects: global, at: '$.payment' },
    { type: Invoice, spares: {}, rejects: global, at: '$.payment' },
  ],
  'GOBL-MX-CFDI-BILL-INVOICE-05': [
    {
      type: Invoice,
      accepts: { ...global, payment: { advances: [{ amount: '10' }] } },
      rejects: { ...global, payment: {} },
      at: '$.payment.advances',
    },
    {
      type: Invoice,
      spares: { payment: {} },
      rejects: { ...global, payment: { advances: [] } },
      at: '$.payment.advances',
    },
  ],
  'GOBL-MX-CFDI-BILL-INVOICE-06': [
    {
      type: Invoice,
      accepts: { ...global, lines: [{ item: { name: 'A', ref: 'S-1' } }] },
      rejects: { ...global, lines: [{ item: { name: 'A', ref: 'S-1' } }, { item: { name: 'B' } }] },
      at: '$.lines[1].item.ref',
    },
    {
      type: Invoice,
      spares: { lines: [{ item: { name: 'A' } }] },
      rejects: { ...global, lines: [{ item: { name: 'A' } }] },
      at: '$.lines[0].item.ref',
    },
  ],
  'GOBL-MX-CFDI-BILL-INVOICE-07': [
    {
      type: Invoice,
      accepts: { tax: ext(period) },
      rejects: { tax: ext({ 'global-year': '2026' }) },
      at: '$.tax.ext',
    },
    {
      type: Invoice,
      accepts: { tax: ext({ 'doc-type': 'I' }) },
      rejects: { tax: ext({ 'global-period': '04', 'global-month': '03' }) },
      at: '$.tax.ext',
    },
    {
      type: Invoice,
      spares: { ...global, tax: ext({ 'global-year': '2026' }) },
      rejects: { tax: ext({ 'global-year': '2026' }) },
      at: '$.tax.ext',
    },
  ],
  'GOBL-MX-CFDI-BILL-INVOICE-14': [
    { type: Invoice, accepts: sold({ 'prod-serv': '50211502' }), rejects: sold({}), at: '$.lines[0].item.ext' },
    { type: Invoice, spares: { ...global, ...sold({}) }, rejects: sold({}), at: '$.lines[0].item.ext' },
    {
      type: Invoice,
      spares: { lines: [{}] },
      rejects: { lines: [{}, { item: { name: 'A' } }] },
      at: '$.lines[1].item.ext',
    },
  ],
  'GOBL-MX-CFDI-BILL-INVOICE-15': [
    {
      type: Invoice,
      accepts: sold({ 'prod-serv': '50211502' }),
      rejects: sold({ 'prod-serv': '5021150' }),
      at: '$.lines[0].item.ext',
    },
    { type: Invoice, accepts: sold({}), rejects: sold({ 'prod-serv': '502115021' }), at: '$.lines[0].item.ext' },
    {
      type: Invoice,
      spares: { ...global, ...sold({ 'prod-serv': '1' }) },
      rejects: sold({ 'prod-serv': '5021150A' }),
      at: '$.lines[0].item.ext',
    },
  ],
  'GOBL-MX-CFDI-BILL-INVOICE-16': [
    {
      type: Invoice,
      accepts: { preceding: [{ code: '1' }], tax: ext({ 'rel-type': '01' }) },
      rejects: { preceding: [{ code: '1' }], tax: ext({ 'doc-type': 'E' }) },
      at: '$.tax.ext',
    },
    { type: Invoice, spares: { tax: {} }, rejects: { preceding: [{ code: '1' }], tax: {} }, at: '$.tax.ext' },
  ],
  'GOBL-MX-CFDI-BILL-INVOICE-17': [
    {
      type: Invoice,
      accepts: { preceding: [{ code: '1', stamps: [folio] }] },
      rejects: { preceding: [{ code: '1', stamps: [folio] }, { code: '2' }] },
      at: '$.preceding[1].stamps',
    },
    {
      type: Invoice,
      accepts: { preceding: [{ code: '1', stamps: [{ prv: 'sat-sig', val: 'A' }, folio] }] },
      rejects: { preceding: [{ code: '1', stamps: [{ prv: 'sat-sig', val: 'A' }] }] },
      at: '$.preceding[0].stamps',
    },
  ],
  'GOBL-MX-CFDI-BILL-INVOICE-18': {
    type: Invoice,
    accepts: { supplier: { tax_id: { country: 'MX' } } },
    rejects: { supplier: { name: 'A' } },
    at: '$.supplier.tax_id',
  },
  'GOBL-MX-CFDI-BILL-INVOICE-19': {
    type: Invoice,
    accepts: { supplier: { tax_id: { country: 'MX', code: 'ABC010203AB9' } } },
    rejects: { supplier: { tax_id: { country: 'MX' } } },
    at: '$.supplier.tax_id.code',
  },
  'GOBL-MX-CFDI-BILL-INVOICE-20': [
    {
      type: Invoice,
      accepts: { supplier: ext({ 'fiscal-regime': '601' }) },
      rejects: { supplier: {} },
      at: '$.supplier.ext',
    },
    {
      type: Invoice,
      accepts: { supplier: ext({ 'fiscal-regime': '626', use: 'G01' }) },
      rejects: { supplier: ext({ use: 'G01' }) },
      at: '$.supplier.ext',
    },
  ],
  'GOBL-MX-CFDI-BILL-INVOICE-21': [
    {
      type: Invoice,
      accepts: { lines: [{ quantity: '0.001' }] },
      rejects: { lines: [{ quantity: '0.000' }] },
      at: '$.lines[0].quantity',
    },
    {
      type: Invoice,
      accepts: { lines: [{ quantity: '1' }] },
      rejects: { lines: [{ quantity: '1' }, { quantity: '-1' }] },
      at: '$.lines[1].quantity',
    },
  ],
  'GOBL-MX-CFDI-BILL-INVOICE-22': {
    type: Invoice,
    accepts: { lines: [{ item: { name: 'A', price: '0' } }] },
    rejects: { lines: [{ item: { name: 'A' } }] },
    at: '$.lines[0].item.price',
  },
  'GOBL-MX-CFDI-BILL-INVOICE-23': [
    {
      type: Invoice,
      accepts: { lines: [{ item: { name: 'A', price: '0.01' } }] },
      rejects: { lines: [{ item: { name: 'A', price: '0.00' } }] },
      at: '$.lines[0].item.price',
    },
    {
      type: Invoice,
      accepts: { lines: [{ item: { name: 'A' } }] },
      rejects: { lines: [{ item: { name: 'A', price: '-1' } }] },
      at: '$.lines[0].item.price',
    },
  ],
  'GOBL-MX-CFDI-BILL-INVOICE-24': {
    type: Invoice,
    accepts: { lines: [{ total: '0.00' }, {}] },
    rejects: { lines: [{ total: '-0.01' }] },
    at: '$.lines[0].total',
  },
  'GOBL-MX-CFDI-BILL-INVOICE-25': {
    type: Invoice,
    accepts: { discounts: [{ key: 'tax', amount: '1' }], lines: [{ discounts: [{ amount: '1' }] }] },
    rejects: { discounts: [{ key: 'tax', amount: '1' }, { amount: '1' }] },
    at: '$.discounts',
  },
  'GOBL-MX-CFDI-BILL-INVOICE-26': {
    type: Invoice,
    accepts: { charges: [{ key: 'tax', amount: '1' }], lines: [{ charges: [{ amount: '1' }] }] },
    rejects: { charges: [{ key: 'delivery', amount: '1' }] },
    at: '$.charges',
  },
  'GOBL-MX-CFDI-BILL-INVOICE-27': [
    { type: Invoice, accepts: { currency: 'MXN' }, rejects: { currency: 'USD' }, at: '$' },
    {
      type: Invoice,
      accepts: { currency: 'USD', exchange_rates: [{ from: 'USD', to: 'MXN', amount: '18.5' }] },
      rejects: { currency: 'USD', exchange_rates: [{ from: 'MXN', to: 'USD', amount: '0.054' }] },
      at: '$',
    },
  ],
});
