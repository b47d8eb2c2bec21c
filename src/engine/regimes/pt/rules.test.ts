import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { portugal } from './pt.ts';

const issue_date = '2026-03-16';

describeRules('rules of Portugal', ruleBench({ rules: portugal.rules ?? [] }), {
  'GOBL-PT-BILL-INVOICE-01': [
    { type: Invoice, accepts: { type: 'standard' }, rejects: { type: 'corrective' }, at: '$.type' },
    { type: Invoice, accepts: { type: 'other' }, rejects: {}, at: '$.type' },
  ],
  'GOBL-PT-BILL-INVOICE-02': [
    {
      type: Invoice,
      accepts: { type: 'credit-note', preceding: [{ code: '1' }] },
      rejects: { type: 'credit-note' },
      at: '$.preceding',
    },
    { type: Invoice, spares: { type: 'standard' }, rejects: { type: 'debit-note' }, at: '$.preceding' },
  ],
  'GOBL-PT-BILL-INVOICE-03': {
    type: Invoice,
    accepts: { supplier: { tax_id: { country: 'PT' } } },
    rejects: { supplier: { name: 'Olaria' } },
    at: '$.supplier.tax_id',
  },
  'GOBL-PT-BILL-INVOICE-04': {
    type: Invoice,
    accepts: { supplier: { tax_id: { country: 'PT', code: '501442600' } } },
    rejects: { supplier: { tax_id: { country: 'PT' } } },
    at: '$.supplier.tax_id.code',
  },
  'GOBL-PT-BILL-INVOICE-05': {
    type: Invoice,
    accepts: { lines: [{ quantity: '0' }] },
    rejects: { lines: [{ quantity: '1' }, { quantity: '-1' }] },
    at: '$.lines[1].quantity',
  },
  'GOBL-PT-BILL-INVOICE-06': [
    {
      type: Invoice,
      accepts: { lines: [{ quantity: '1', item: { name: 'Vase', price: '0.00' } }] },
      rejects: { lines: [{ quantity: '1', item: { name: 'Vase', price: '-0.01' } }] },
      at: '$.lines[0].item.price',
    },
    {
      type: Invoice,
      accepts: { lines: [{ quantity: '1', item: { name: 'Vase' } }] },
      rejects: { lines: [{ quantity: '1', item: { price: '-1' } }] },
      at: '$.lines[0].item.price',
    },
  ],
  'GOBL-PT-BILL-INVOICE-07': [
    { type: Invoice, accepts: { totals: { due: '0' } }, rejects: { totals: { due: '-1' } }, at: '$.totals.due' },
    { type: Invoice, accepts: { totals: {} }, rejects: { totals: { due: '-0.01' } }, at: '$.totals.due' },
  ],
  'GOBL-PT-BILL-INVOICE-11': [
    {
      type: Invoice,
      accepts: { issue_date, value_date: issue_date },
      rejects: { issue_date, value_date: '2026-03-17' },
      at: '$',
    },
    { type: Invoice, accepts: { issue_date }, rejects: { issue_date, value_date: '2027-01-01' }, at: '$' },
  ],
  'GOBL-PT-BILL-INVOICE-12': {
    type: Invoice,
    accepts: { issue_date, op_date: '2026-03-01' },
    rejects: { issue_date, op_date: '2026-03-17' },
    at: '$',
  },
  'GOBL-PT-BILL-INVOICE-13': [
    {
      type: Invoice,
      accepts: { issue_date, preceding: [{ code: '1', issue_date }, { code: '2' }] },
      rejects: { issue_date, preceding: [{ code: '1' }, { code: '2', issue_date: '2026-04-01' }] },
      at: '$',
    },
  ],
  'GOBL-PT-BILL-INVOICE-14': {
    type: Invoice,
    accepts: { issue_date, payment: { advances: [{ date: '2026-03-10', amount: '1' }] } },
    rejects: { issue_date, payment: { advances: [{ date: '2026-03-17', amount: '1' }] } },
    at: '$',
  },
  'GOBL-PT-BILL-INVOICE-15': {
    type: Invoice,
    accepts: { issue_date, payment: { terms: { due_dates: [{ date: issue_date, amount: '1' }] } } },
    rejects: { issue_date, payment: { terms: { due_dates: [{ date: '2026-03-15', amount: '1' }] } } },
    at: '$',
  },
  'GOBL-PT-TAX-COMBO-01': [
    {
      type: TaxCombo,
      accepts: { cat: 'VAT', ext: { 'pt-region': 'PT-AC' } },
      rejects: { cat: 'VAT' },
      at: '$.ext',
    },
    {
      type: TaxCombo,
      spares: { cat: 'IRS', percent: '25%' },
      rejects: { cat: 'VAT', ext: { 'pt-saft-exemption': 'M01' } },
      at: '$.ext',
    },
  ],
  'GOBL-PT-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: 'PT', code: '501442600' },
      rejects: { country: 'PT', code: '501442601' },
      at: '$.code',
    },
    { type: TaxIdentity, accepts: { country: 'PT' }, rejects: { country: 'PT', code: '1' }, at: '$.code' },
  ],
});
