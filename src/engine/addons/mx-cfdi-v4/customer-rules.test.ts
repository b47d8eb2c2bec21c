import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { customerRules } from './customer-rules.ts';

const global = { $tags: ['global'] };
const mexican = { tax_id: { country: 'MX', code: 'ABC010203AB9' } };
const foreign = { tax_id: { country: 'US', code: '1' } };
const coded = { ext: { 'mx-cfdi-fiscal-regime': '601', 'mx-cfdi-use': 'G01' } };
const at = (...codes: readonly string[]) => ({ addresses: codes.map((code) => ({ code })) });

describeRules('rules of CFDI customers', ruleBench({ rules: customerRules }), {
  'GOBL-MX-CFDI-BILL-INVOICE-08': [
    { type: Invoice, accepts: { customer: foreign }, rejects: { customer: { name: 'A' } }, at: '$.customer.tax_id' },
    { type: Invoice, spares: {}, rejects: { customer: {} }, at: '$.customer.tax_id' },
    {
      type: Invoice,
      spares: { ...global, customer: {} },
      rejects: { $tags: ['simplified'], customer: {} },
      at: '$.customer.tax_id',
    },
  ],
  'GOBL-MX-CFDI-BILL-INVOICE-09': [
    {
      type: Invoice,
      accepts: { customer: mexican },
      rejects: { customer: { tax_id: { country: 'MX' } } },
      at: '$.customer.tax_id.code',
    },
    {
      type: Invoice,
      spares: { ...global, customer: { tax_id: { country: 'US' } } },
      rejects: { customer: { tax_id: { country: 'US' } } },
      at: '$.customer.tax_id.code',
    },
  ],
  'GOBL-MX-CFDI-BILL-INVOICE-10': [
    {
      type: Invoice,
      accepts: { customer: { ...mexican, ...coded } },
      rejects: { customer: { ...mexican, ext: { 'mx-cfdi-fiscal-regime': '601' } } },
      at: '$.customer.ext',
    },
    {
      type: Invoice,
      spares: { customer: foreign },
      rejects: { customer: { ...mexican, ext: { 'mx-cfdi-use': 'G01' } } },
      at: '$.customer.ext',
    },
    {
      type: Invoice,
      spares: { ...global, customer: mexican },
      rejects: { customer: mexican },
      at: '$.customer.ext',
    },
  ],
  'GOBL-MX-CFDI-BILL-INVOICE-11': [
    {
      type: Invoice,
      accepts: { customer: { ...mexican, ...at('06000') } },
      rejects: { customer: mexican },
      at: '$.customer.addresses',
    },
    {
      type: Invoice,
      spares: { customer: foreign },
      rejects: { customer: { ...mexican, addresses: [] } },
      at: '$.customer.addresses',
    },
    {
      type: Invoice,
      spares: { ...global, customer: mexican },
      rejects: { customer: mexican },
      at: '$.customer.addresses',
    },
  ],
  'GOBL-MX-CFDI-BILL-INVOICE-12': [
    {
      type: Invoice,
      accepts: { customer: { ...mexican, ...at('06000') } },
      rejects: { customer: { ...mexican, addresses: [{ code: '06000' }, { locality: 'A' }] } },
      at: '$.customer.addresses[1].code',
    },
    {
      type: Invoice,
      spares: { customer: { ...foreign, addresses: [{ locality: 'A' }] } },
      rejects: { customer: { ...mexican, addresses: [{ locality: 'A' }] } },
      at: '$.customer.addresses[0].code',
    },
  ],
  'GOBL-MX-CFDI-BILL-INVOICE-13': [
    {
      type: Invoice,
      accepts: { customer: { ...mexican, ...at('06000') } },
      rejects: { customer: { ...mexican, ...at('06000', '6000') } },
      at: '$.customer.addresses[1].code',
    },
    {
      type: Invoice,
      spares: { customer: { ...foreign, ...at('SW1A') } },
      rejects: { customer: { ...mexican, ...at('060001') } },
      at: '$.customer.addresses[0].code',
    },
    {
      type: Invoice,
      accepts: { customer: { ...mexican, addresses: [{ locality: 'A' }] } },
      rejects: { customer: { ...mexican, ...at('0600A') } },
      at: '$.customer.addresses[0].code',
    },
  ],
});
