import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { Payment } from '../../documents/bill/payment.ts';
import { paymentRules } from './payment-rules.ts';

function ext(codes: Readonly<Record<string, string>>) {
  return { ext: Object.fromEntries(Object.entries(codes).map(([key, code]) => [`mx-cfdi-${key}`, code])) };
}

const folio = { stamps: [{ prv: 'sat-uuid', val: '5b0c1f6e-0000-4000-8000-000000000001' }] };
const otherStamp = { stamps: [{ prv: 'sat-sig', val: 'A' }] };
const mexican = { tax_id: { country: 'MX', code: 'ABC010203AB9' } };
const foreign = { tax_id: { country: 'US', code: '1' } };
const paidBy = (...means: readonly string[]) => ({ methods: means.map((code) => ext({ 'payment-means': code })) });
const paidInTurn = (methods: readonly string[], lines: readonly string[]) => ({
  methods: methods.map((amount) => ({ amount })),
  lines: lines.map((amount) => ({ amount })),
});

interface Rate {
  readonly percent?: string;
  readonly surcharge?: { readonly percent: string; readonly amount: string };
}
const taxed = (retained: boolean, ...rates: readonly Rate[]) => ({
  lines: [{ tax: { categories: [{ code: 'VAT', retained, rates: rates.map((rate) => ({ base: '1', ...rate })) }] } }],
});

describeRules('rules of CFDI payments', ruleBench({ rules: paymentRules }), {
  'GOBL-MX-CFDI-BILL-PAYMENT-01': [
    { type: Payment, accepts: { type: 'receipt' }, rejects: { type: 'advice' }, at: '$' },
    { type: Payment, accepts: { type: 'receipt' }, rejects: { type: 'request' }, at: '$' },
  ],
  'GOBL-MX-CFDI-BILL-PAYMENT-02': [
    { type: Payment, accepts: { currency: 'MXN' }, rejects: { currency: 'USD' }, at: '$' },
    {
      type: Payment,
      accepts: { currency: 'USD', exchange_rates: [{ from: 'USD', to: 'MXN', amount: '18.5' }] },
      rejects: { currency: 'USD', exchange_rates: [{ from: 'EUR', to: 'MXN', amount: '20' }] },
      at: '$',
    },
  ],
  'GOBL-MX-CFDI-BILL-PAYMENT-03': [
    {
      type: Payment,
      accepts: ext({ 'doc-type': 'P', 'issue-place': '06000' }),
      rejects: ext({ 'doc-type': 'P' }),
      at: '$.ext',
    },
    {
      type: Payment,
      accepts: ext({ 'doc-type': 'P', 'issue-place': '06000' }),
      rejects: ext({ 'issue-place': '06000' }),
      at: '$.ext',
    },
  ],
  'GOBL-MX-CFDI-BILL-PAYMENT-04': [
    { type: Payment, accepts: ext({ 'doc-type': 'P' }), rejects: ext({ 'doc-type': 'I' }), at: '$.ext' },
    { type: Payment, accepts: {}, rejects: ext({ 'doc-type': 'E' }), at: '$.ext' },
  ],
  'GOBL-MX-CFDI-BILL-PAYMENT-05': {
    type: Payment,
    accepts: { supplier: { tax_id: { country: 'MX' } } },
    rejects: { supplier: { name: 'A' } },
    at: '$.supplier.tax_id',
  },
  'GOBL-MX-CFDI-BILL-PAYMENT-06': {
    type: Payment,
    accepts: { supplier: mexican },
    rejects: { supplier: { tax_id: { country: 'MX' } } },
    at: '$.supplier.tax_id.code',
  },
  'GOBL-MX-CFDI-BILL-PAYMENT-07': {
    type: Payment,
    accepts: { supplier: ext({ 'fiscal-regime': '601' }) },
    rejects: { supplier: ext({ use: 'CP01' }) },
    at: '$.supplier.ext',
  },
  'GOBL-MX-CFDI-BILL-PAYMENT-08': { type: Payment, accepts: { customer: {} }, rejects: {}, at: '$.customer' },
  'GOBL-MX-CFDI-BILL-PAYMENT-09': [
    { type: Payment, accepts: { customer: foreign }, rejects: { customer: {} }, at: '$.customer.tax_id' },
    { type: Payment, spares: {}, rejects: { customer: { name: 'A' } }, at: '$.customer.tax_id' },
  ],
  'GOBL-MX-CFDI-BILL-PAYMENT-10': {
    type: Payment,
    accepts: { customer: mexican },
    rejects: { customer: { tax_id: { country: 'US' } } },
    at: '$.customer.tax_id.code',
  },
  'GOBL-MX-CFDI-BILL-PAYMENT-11': [
    {
      type: Payment,
      accepts: { customer: ext({ use: 'CP01' }) },
      rejects: { customer: ext({ use: 'G01' }) },
      at: '$.customer.ext',
    },
    { type: Payment, spares: {}, rejects: { customer: foreign }, at: '$.customer.ext' },
  ],
  'GOBL-MX-CFDI-BILL-PAYMENT-12': [
    {
      type: Payment,
      accepts: { customer: { ...mexican, ...ext({ 'fiscal-regime': '601' }) } },
      rejects: { customer: { ...mexican, ...ext({ use: 'CP01' }) } },
      at: '$.customer.ext',
    },
    { type: Payment, spares: { customer: foreign }, rejects: { customer: mexican }, at: '$.customer.ext' },
  ],
  'GOBL-MX-CFDI-BILL-PAYMENT-13': [
    {
      type: Payment,
      accepts: { customer: { ...mexican, addresses: [{}] } },
      rejects: { customer: mexican },
      at: '$.customer.addresses',
    },
    { type: Payment, spares: { customer: foreign }, rejects: { customer: mexican }, at: '$.customer.addresses' },
  ],
  'GOBL-MX-CFDI-BILL-PAYMENT-14': [
    {
      type: Payment,
      accepts: { customer: { ...mexican, addresses: [{ code: '06000' }] } },
      rejects: { customer: { ...mexican, addresses: [{ code: '06000' }, { locality: 'A' }] } },
      at: '$.customer.addresses[1].code',
    },
    {
      type: Payment,
      spares: { customer: { ...foreign, addresses: [{ locality: 'A' }] } },
      rejects: { customer: { ...mexican, addresses: [{ locality: 'A' }] } },
      at: '$.customer.addresses[0].code',
    },
  ],
  'GOBL-MX-CFDI-BILL-PAYMENT-15': [
    {
      type: Payment,
      accepts: { customer: { ...mexican, addresses: [{ code: '06000' }] } },
      rejects: { customer: { ...mexican, addresses: [{ code: '6000' }] } },
      at: '$.customer.addresses[0].code',
    },
    {
      type: Payment,
      spares: { customer: { ...foreign, addresses: [{ code: 'SW1A' }] } },
      rejects: { customer: { ...mexican, addresses: [{ code: '060001' }] } },
      at: '$.customer.addresses[0].code',
    },
  ],
  'GOBL-MX-CFDI-BILL-PAYMENT-16': {
    type: Payment,
    accepts: {},
    rejects: { payee: { name: 'A' } },
    at: '$.payee',
  },
  'GOBL-MX-CFDI-BILL-PAYMENT-17': [
    { type: Payment, accepts: paidBy('03'), rejects: paidBy('01', '03'), at: '$.methods' },
    { type: Payment, accepts: { methods: [] }, rejects: { methods: [{}, {}, {}] }, at: '$.methods' },
    {
      type: Payment,
      spares: paidInTurn(['30.00', '5.00'], ['10.00', '20.00', '5.00']),
      rejects: paidInTurn(['15.00', '20.00'], ['10.00', '20.00', '5.00']),
      at: '$.methods',
    },
    {
      type: Payment,
      spares: paidInTurn(['10.00', '20.00'], ['10.00', '20.00']),
      rejects: paidInTurn(['10.00', '20.00'], ['10.00', '20.00', '5.00']),
      at: '$.methods',
    },
  ],
  'GOBL-MX-CFDI-BILL-PAYMENT-18': {
    type: Payment,
    accepts: paidBy('03'),
    rejects: { methods: [{ key: 'online' }] },
    at: '$.methods[0].ext',
  },
  'GOBL-MX-CFDI-BILL-PAYMENT-19': [
    { type: Payment, accepts: paidBy('03'), rejects: paidBy('99'), at: '$.methods[0].ext' },
    { type: Payment, accepts: { methods: [{}] }, rejects: paidBy('03', '99'), at: '$.methods[1].ext' },
  ],
  'GOBL-MX-CFDI-BILL-PAYMENT-20': {
    type: Payment,
    accepts: { lines: [{ refund: false }, {}] },
    rejects: { lines: [{}, { refund: true }] },
    at: '$.lines[1].refund',
  },
  'GOBL-MX-CFDI-BILL-PAYMENT-21': [
    {
      type: Payment,
      accepts: { lines: [{ installment: 1 }] },
      rejects: { lines: [{ installment: 1 }, {}] },
      at: '$.lines[1].installment',
    },
    {
      type: Payment,
      accepts: { lines: [{ installment: 2 }] },
      rejects: { lines: [{ installment: 0 }] },
      at: '$.lines[0].installment',
    },
  ],
  'GOBL-MX-CFDI-BILL-PAYMENT-22': {
    type: Payment,
    accepts: { lines: [{ payable: '0.00' }] },
    rejects: { lines: [{}] },
    at: '$.lines[0].payable',
  },
  'GOBL-MX-CFDI-BILL-PAYMENT-23': {
    type: Payment,
    accepts: { lines: [{ due: '0.00' }] },
    rejects: { lines: [{}] },
    at: '$.lines[0].due',
  },
  'GOBL-MX-CFDI-BILL-PAYMENT-24': {
    type: Payment,
    accepts: { lines: [{ document: { code: '1' } }] },
    rejects: { lines: [{}] },
    at: '$.lines[0].document',
  },
  'GOBL-MX-CFDI-BILL-PAYMENT-25': [
    {
      type: Payment,
      accepts: { lines: [{ document: { code: '1', ...folio } }] },
      rejects: { lines: [{ document: { code: '1' } }] },
      at: '$.lines[0].document.stamps',
    },
    {
      type: Payment,
      spares: { lines: [{}] },
      rejects: { lines: [{ document: { code: '1', ...otherStamp } }] },
      at: '$.lines[0].document.stamps',
    },
  ],
  'GOBL-MX-CFDI-BILL-PAYMENT-26': [
    {
      type: Payment,
      accepts: taxed(false, { percent: '16%' }),
      rejects: taxed(false, { percent: '16%' }, { percent: '8%', surcharge: { percent: '1%', amount: '0.01' } }),
      at: '$.lines[0].tax',
    },
    {
      type: Payment,
      accepts: { lines: [{}] },
      rejects: taxed(true, { percent: '8%', surcharge: { percent: '1%', amount: '0.01' } }),
      at: '$.lines[0].tax',
    },
  ],
  'GOBL-MX-CFDI-BILL-PAYMENT-27': [
    {
      type: Payment,
      accepts: taxed(true, { percent: '10%' }),
      rejects: taxed(true, { percent: '10%' }, {}),
      at: '$.lines[0].tax',
    },
    { type: Payment, accepts: taxed(false, {}), rejects: taxed(true, {}), at: '$.lines[0].tax' },
  ],
  'GOBL-MX-CFDI-BILL-PAYMENT-28': [
    {
      type: Payment,
      accepts: { currency: 'MXN', lines: [{ document: { code: '1', currency: 'MXN' } }] },
      rejects: { currency: 'MXN', lines: [{ document: { code: '1', currency: 'USD' } }] },
      at: '$',
    },
    {
      type: Payment,
      accepts: { currency: 'USD', lines: [{ document: { code: '1' } }, {}] },
      rejects: { currency: 'USD', lines: [{}, { document: { code: '1', currency: 'MXN' } }] },
      at: '$',
    },
  ],
  'GOBL-MX-CFDI-BILL-PAYMENT-29': [
    {
      type: Payment,
      accepts: { preceding: [{ code: '1', ...ext({ 'rel-type': '04' }) }] },
      rejects: { preceding: [{ code: '1', ...ext({ 'rel-type': '01' }) }] },
      at: '$.preceding[0].ext',
    },
    { type: Payment, spares: {}, rejects: { preceding: [{ code: '1' }] }, at: '$.preceding[0].ext' },
  ],
  'GOBL-MX-CFDI-BILL-PAYMENT-30': [
    {
      type: Payment,
      accepts: { preceding: [{ code: '1', ...folio }] },
      rejects: { preceding: [{ code: '1', ...folio }, { code: '2' }] },
      at: '$.preceding[1].stamps',
    },
    {
      type: Payment,
      spares: {},
      rejects: { preceding: [{ code: '1', ...otherStamp }] },
      at: '$.preceding[0].stamps',
    },
  ],
});
