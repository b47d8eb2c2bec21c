import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { Charge } from '../../documents/bill/charge.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Address } from '../../documents/org/address.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { Record as PaymentRecord } from '../../documents/pay/record.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { sdi } from './it-sdi-v1.ts';

function ext(codes: Readonly<Record<string, string>>) {
  return { ext: Object.fromEntries(Object.entries(codes).map(([key, code]) => [`it-sdi-${key}`, code])) };
}

const CYRILLIC = 'Ж';
const italian = { country: 'IT' };
const numbered = { country: 'IT', code: '12345678903' };
const fiscalCode = { identities: [{ key: 'it-fiscal-code', code: 'RSSGNN60R30H501U' }] };
const fund = { key: 'fund-contribution', amount: '4.00' };
const dueDates = { terms: { due_dates: [{ date: '2026-06-30', amount: '10.00' }] } };

describeRules('rules of the SDI', ruleBench({ rules: sdi.rules ?? [] }), {
  'GOBL-IT-SDI-BILL-INVOICE-01': { type: Invoice, accepts: { tax: {} }, rejects: {}, at: '$.tax' },
  'GOBL-IT-SDI-BILL-INVOICE-02': [
    {
      type: Invoice,
      accepts: { tax: ext({ format: 'FPR12', 'document-type': 'TD01' }) },
      rejects: { tax: ext({ format: 'FPR12' }) },
      at: '$.tax.ext',
    },
    { type: Invoice, spares: {}, rejects: { tax: ext({ 'document-type': 'TD01' }) }, at: '$.tax.ext' },
  ],
  'GOBL-IT-SDI-BILL-INVOICE-03': {
    type: Invoice,
    accepts: { supplier: { name: 'Società ÿ' } },
    rejects: { supplier: { name: CYRILLIC } },
    at: '$.supplier.name',
  },
  'GOBL-IT-SDI-BILL-INVOICE-04': {
    type: Invoice,
    accepts: { supplier: { addresses: [italian] } },
    rejects: { supplier: {} },
    at: '$.supplier.addresses',
  },
  'GOBL-IT-SDI-BILL-INVOICE-05': {
    type: Invoice,
    accepts: { supplier: ext({ 'fiscal-regime': 'RF01' }) },
    rejects: { supplier: {} },
    at: '$.supplier.ext',
  },
  'GOBL-IT-SDI-BILL-INVOICE-06': {
    type: Invoice,
    accepts: { supplier: { registration: { entry: '123456' } } },
    rejects: { supplier: { registration: { office: 'RM' } } },
    at: '$.supplier.registration.entry',
  },
  'GOBL-IT-SDI-BILL-INVOICE-07': {
    type: Invoice,
    accepts: { supplier: { registration: { office: 'RM' } } },
    rejects: { supplier: { registration: { entry: '123456' } } },
    at: '$.supplier.registration.office',
  },
  'GOBL-IT-SDI-BILL-INVOICE-08': [
    {
      type: Invoice,
      accepts: { supplier: { tax_id: italian, telephones: [{ num: '06123' }] } },
      rejects: { supplier: { tax_id: italian, telephones: [{ num: '06123' }, { num: '0612' }] } },
      at: '$.supplier.telephones[1].num',
    },
    {
      type: Invoice,
      accepts: { supplier: { tax_id: italian, telephones: [{ num: '061234567890' }] } },
      rejects: { supplier: { tax_id: italian, telephones: [{ num: '0612345678901' }] } },
      at: '$.supplier.telephones[0].num',
    },
    {
      type: Invoice,
      spares: { supplier: { tax_id: { country: 'FR' }, telephones: [{ num: '+33 1 23456789' }] } },
      rejects: { supplier: { tax_id: italian, telephones: [{ num: '+33 1 23456789' }] } },
      at: '$.supplier.telephones[0].num',
    },
  ],
  'GOBL-IT-SDI-BILL-INVOICE-09': { type: Invoice, accepts: { customer: {} }, rejects: {}, at: '$.customer' },
  'GOBL-IT-SDI-BILL-INVOICE-10': {
    type: Invoice,
    accepts: { customer: { name: 'Perché' } },
    rejects: { customer: { name: CYRILLIC } },
    at: '$.customer.name',
  },
  'GOBL-IT-SDI-BILL-INVOICE-11': {
    type: Invoice,
    accepts: { customer: { tax_id: italian } },
    rejects: { customer: {} },
    at: '$.customer.tax_id',
  },
  'GOBL-IT-SDI-BILL-INVOICE-12': {
    type: Invoice,
    accepts: { customer: { addresses: [italian] } },
    rejects: { customer: {} },
    at: '$.customer.addresses',
  },
  'GOBL-IT-SDI-BILL-INVOICE-13': [
    { type: Invoice, accepts: {}, rejects: { customer: {} }, at: '$' },
    {
      type: Invoice,
      accepts: { customer: { tax_id: italian, people: [{ name: { given: 'Anna' } }] } },
      rejects: { customer: { tax_id: numbered, people: [{ name: { given: 'Anna' } }] } },
      at: '$',
    },
    { type: Invoice, accepts: { customer: { tax_id: numbered, name: 'A' } }, rejects: { customer: {} }, at: '$' },
  ],
  'GOBL-IT-SDI-BILL-INVOICE-14': [
    { type: Invoice, accepts: { customer: { name: 'A' } }, rejects: { customer: {} }, at: '$' },
    {
      type: Invoice,
      accepts: { customer: { people: [{ name: { given: 'Anna' } }] } },
      rejects: { customer: {} },
      at: '$',
    },
  ],
  'GOBL-IT-SDI-BILL-INVOICE-15': [
    {
      type: Invoice,
      accepts: { customer: { tax_id: { ...italian, code: '12345670017' } } },
      rejects: { customer: { tax_id: italian } },
      at: '$.customer.tax_id.code',
    },
    {
      type: Invoice,
      spares: { customer: { tax_id: italian, ...fiscalCode } },
      rejects: { customer: { tax_id: italian, identities: [{ code: '1' }] } },
      at: '$.customer.tax_id.code',
    },
    {
      type: Invoice,
      spares: { customer: { tax_id: { country: 'FR' } } },
      rejects: { customer: { tax_id: italian } },
      at: '$.customer.tax_id.code',
    },
  ],
  'GOBL-IT-SDI-BILL-INVOICE-16': [
    {
      type: Invoice,
      accepts: { customer: { tax_id: italian, ...fiscalCode } },
      rejects: { customer: { tax_id: italian, identities: [{ code: '1' }] } },
      at: '$.customer.identities',
    },
    {
      type: Invoice,
      spares: { customer: { tax_id: numbered } },
      rejects: { customer: { tax_id: italian } },
      at: '$.customer.identities',
    },
  ],
  'GOBL-IT-SDI-BILL-INVOICE-17': {
    type: Invoice,
    accepts: { lines: [{ taxes: [{ cat: 'IRPEF' }, { cat: 'VAT' }] }] },
    rejects: { lines: [{ taxes: [{ cat: 'VAT' }] }, {}] },
    at: '$.lines[1]',
  },
  'GOBL-IT-SDI-BILL-INVOICE-18': {
    type: Invoice,
    accepts: { lines: [{ item: { name: 'Caffè' } }] },
    rejects: { lines: [{ item: { name: CYRILLIC } }] },
    at: '$.lines[0].item.name',
  },
  'GOBL-IT-SDI-BILL-INVOICE-19': [
    {
      type: Invoice,
      accepts: { $tags: ['deferred'], ordering: { despatch: [{ code: '1', issue_date: '2026-05-01' }] } },
      rejects: { $tags: ['deferred'], ordering: { despatch: [{ code: '1' }] } },
      at: '$.ordering.despatch[0].issue_date',
    },
    {
      type: Invoice,
      spares: { ordering: { despatch: [{ code: '1' }] } },
      rejects: { $tags: ['deferred'], ordering: { despatch: [{ code: '1' }] } },
      at: '$.ordering.despatch[0].issue_date',
    },
  ],
  'GOBL-IT-SDI-BILL-INVOICE-20': [
    {
      type: Invoice,
      spares: { $tags: ['deferred'], ordering: { despatch: [{ code: '1' }] } },
      rejects: { ordering: { despatch: [{ code: '1' }] } },
      at: '$.ordering.despatch',
    },
    {
      type: Invoice,
      accepts: { ordering: {} },
      rejects: { $tags: ['b2g'], ordering: { despatch: [{ code: '1' }] } },
      at: '$.ordering.despatch',
    },
  ],
  'GOBL-IT-SDI-BILL-INVOICE-21': [
    {
      type: Invoice,
      accepts: { payment: { ...dueDates, instructions: { key: 'cash' } } },
      rejects: { payment: dueDates },
      at: '$',
    },
    { type: Invoice, accepts: { payment: { terms: {} } }, rejects: { payment: dueDates }, at: '$' },
  ],
  'GOBL-IT-SDI-BILL-INVOICE-22': [
    { type: Invoice, accepts: { currency: 'EUR' }, rejects: { currency: 'USD' }, at: '$' },
    {
      type: Invoice,
      accepts: { currency: 'USD', exchange_rates: [{ from: 'USD', to: 'EUR', amount: '0.9' }] },
      rejects: { currency: 'USD', exchange_rates: [{ from: 'EUR', to: 'USD', amount: '1.1' }] },
      at: '$',
    },
  ],
  'GOBL-IT-SDI-BILL-CHARGE-01': [
    { type: Charge, accepts: { ...fund, percent: '4%' }, rejects: fund, at: '$.percent' },
    {
      type: Charge,
      spares: { key: 'delivery', amount: '4.00' },
      rejects: { ...fund, key: 'social+fund-contribution' },
      at: '$.percent',
    },
  ],
  'GOBL-IT-SDI-BILL-CHARGE-02': [
    { type: Charge, accepts: { ...fund, ...ext({ 'fund-type': 'TC01' }) }, rejects: fund, at: '$.ext' },
    { type: Charge, spares: { key: 'delivery', amount: '4.00' }, rejects: fund, at: '$.ext' },
  ],
  'GOBL-IT-SDI-BILL-CHARGE-03': [
    { type: Charge, accepts: { ...fund, taxes: [{ cat: 'VAT' }] }, rejects: fund, at: '$.taxes' },
    {
      type: Charge,
      spares: { key: 'delivery', amount: '4.00' },
      rejects: { ...fund, taxes: [{ cat: 'IRPEF' }] },
      at: '$.taxes',
    },
  ],
  'GOBL-IT-SDI-ORG-ADDRESS-01': [
    { type: Address, accepts: { street: 'Via Roma' }, rejects: {}, at: '$' },
    { type: Address, accepts: { po_box: '12' }, rejects: { locality: 'Roma' }, at: '$' },
  ],
  'GOBL-IT-SDI-ORG-ADDRESS-02': {
    type: Address,
    accepts: { street: 'Via Forlì' },
    rejects: { street: CYRILLIC },
    at: '$.street',
  },
  'GOBL-IT-SDI-ORG-ADDRESS-03': { type: Address, accepts: {}, rejects: { po_box: CYRILLIC }, at: '$.po_box' },
  'GOBL-IT-SDI-ORG-ADDRESS-04': { type: Address, accepts: italian, rejects: {}, at: '$.country' },
  'GOBL-IT-SDI-ORG-ADDRESS-05': { type: Address, accepts: { locality: 'Roma' }, rejects: {}, at: '$.locality' },
  'GOBL-IT-SDI-ORG-ADDRESS-06': {
    type: Address,
    accepts: { locality: 'Forlì' },
    rejects: { locality: CYRILLIC },
    at: '$.locality',
  },
  'GOBL-IT-SDI-ORG-ADDRESS-07': [
    { type: Address, accepts: { ...italian, code: '00185' }, rejects: italian, at: '$.code' },
    { type: Address, spares: { country: 'IE' }, rejects: italian, at: '$.code' },
  ],
  'GOBL-IT-SDI-ORG-ADDRESS-08': [
    { type: Address, accepts: { ...italian, code: '00185' }, rejects: { ...italian, code: '1850' }, at: '$.code' },
    { type: Address, spares: { country: 'AT', code: '1850' }, rejects: { ...italian, code: 'RM185' }, at: '$.code' },
  ],
  'GOBL-IT-SDI-TAX-COMBO-01': [
    { type: TaxCombo, accepts: { cat: 'VAT', ...ext({ exempt: 'N4' }) }, rejects: { cat: 'VAT' }, at: '$.ext' },
    { type: TaxCombo, spares: { cat: 'VAT', percent: '22%' }, rejects: { cat: 'VAT' }, at: '$.ext' },
    { type: TaxCombo, spares: { cat: 'GST' }, rejects: { cat: 'VAT' }, at: '$.ext' },
  ],
  'GOBL-IT-SDI-TAX-COMBO-02': [
    { type: TaxCombo, accepts: { cat: 'INPS', ...ext({ retained: 'A' }) }, rejects: { cat: 'INPS' }, at: '$.ext' },
    { type: TaxCombo, spares: { cat: 'VAT' }, rejects: { cat: 'IRPEF' }, at: '$.ext' },
  ],
  'GOBL-IT-SDI-PAY-INSTRUCTIONS-01': {
    type: Instructions,
    accepts: { key: 'cash', ...ext({ 'payment-means': 'MP01' }) },
    rejects: { key: 'other' },
    at: '$.ext',
  },
  'GOBL-IT-SDI-PAY-RECORD-01': {
    type: PaymentRecord,
    accepts: { amount: '1.00', ...ext({ 'payment-means': 'MP01' }) },
    rejects: { amount: '1.00' },
    at: '$.ext',
  },
});
