import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { ticket } from './it-ticket-v1.ts';

const ref = { ext: { 'it-ticket-line-ref': '1' } };

describeRules('rules of Italian receipts', ruleBench({ rules: ticket.rules ?? [] }), {
  'GOBL-IT-TICKET-BILL-INVOICE-01': { type: Invoice, accepts: { tax: {} }, rejects: {}, at: '$.tax' },
  'GOBL-IT-TICKET-BILL-INVOICE-02': {
    type: Invoice,
    accepts: { tax: { prices_include: 'VAT' } },
    rejects: { tax: {} },
    at: '$.tax.prices_include',
  },
  'GOBL-IT-TICKET-BILL-INVOICE-03': [
    {
      type: Invoice,
      accepts: { tax: { prices_include: 'VAT' } },
      rejects: { tax: { prices_include: 'IRPEF' } },
      at: '$.tax.prices_include',
    },
    { type: Invoice, spares: {}, rejects: { tax: {} }, at: '$.tax.prices_include' },
  ],
  'GOBL-IT-TICKET-BILL-INVOICE-04': {
    type: Invoice,
    accepts: { supplier: { tax_id: { country: 'IT' } } },
    rejects: { supplier: {} },
    at: '$.supplier.tax_id',
  },
  'GOBL-IT-TICKET-BILL-INVOICE-05': [
    {
      type: Invoice,
      accepts: { type: 'corrective', preceding: [{ code: '1' }] },
      rejects: { type: 'corrective' },
      at: '$.preceding',
    },
    { type: Invoice, spares: { type: 'credit-note' }, rejects: { type: 'corrective' }, at: '$.preceding' },
  ],
  'GOBL-IT-TICKET-BILL-INVOICE-06': {
    type: Invoice,
    accepts: { lines: [{ taxes: [{ cat: 'VAT' }] }] },
    rejects: { lines: [{ taxes: [{ cat: 'IRPEF' }] }] },
    at: '$.lines[0]',
  },
  'GOBL-IT-TICKET-BILL-INVOICE-07': [
    {
      type: Invoice,
      accepts: { type: 'corrective', lines: [ref] },
      rejects: { type: 'corrective', lines: [ref, {}] },
      at: '$.lines[1].ext',
    },
    {
      type: Invoice,
      spares: { type: 'standard', lines: [{}] },
      rejects: { type: 'corrective', lines: [{}] },
      at: '$.lines[0].ext',
    },
  ],
  'GOBL-IT-TICKET-BILL-INVOICE-08': {
    type: Invoice,
    accepts: { currency: 'EUR' },
    rejects: { currency: 'USD' },
    at: '$',
  },
  'GOBL-IT-TICKET-TAX-COMBO-01': [
    {
      type: TaxCombo,
      accepts: { cat: 'VAT', ext: { 'it-ticket-exempt': 'N4' } },
      rejects: { cat: 'VAT' },
      at: '$.ext',
    },
    { type: TaxCombo, spares: { cat: 'VAT', percent: '22%' }, rejects: { cat: 'VAT' }, at: '$.ext' },
    { type: TaxCombo, spares: { cat: 'IRPEF' }, rejects: { cat: 'VAT' }, at: '$.ext' },
  ],
  'GOBL-IT-TICKET-TAX-COMBO-02': [
    {
      type: TaxCombo,
      accepts: { cat: 'VAT', percent: '7.650%' },
      rejects: { cat: 'VAT', percent: '21%' },
      at: '$.percent',
    },
    { type: TaxCombo, accepts: { cat: 'VAT' }, rejects: { cat: 'VAT', percent: '0%' }, at: '$.percent' },
    {
      type: TaxCombo,
      spares: { cat: 'IRPEF', percent: '20%' },
      rejects: { cat: 'VAT', percent: '20%' },
      at: '$.percent',
    },
  ],
});
