import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { sii } from './es-sii-v1.ts';

function ext(codes: Readonly<Record<string, string>>) {
  return { ext: Object.fromEntries(Object.entries(codes).map(([key, code]) => [`es-sii-${key}`, code])) };
}

const full = { tax: ext({ 'doc-type': 'F1' }) };
const simplified = { tax: ext({ 'doc-type': 'F2' }) };
const spanish = { tax_id: { country: 'ES', code: 'A58818501' } };
const passport = { identities: [{ code: '1', ...ext({ 'identity-type': '03' }) }] };

const describedIn = (key: string, length: number) => ({ notes: [{ key, text: 'x'.repeat(length) }] });

const taxed = (codes: Readonly<Record<string, string>>) => ({ taxes: [{ cat: 'VAT', ...ext(codes) }] });

describeRules('rules of the SII', ruleBench({ rules: sii.rules ?? [] }), {
  'GOBL-ES-SII-BILL-INVOICE-01': [
    {
      type: Invoice,
      accepts: { type: 'corrective', preceding: [{ code: '1' }] },
      rejects: { type: 'corrective' },
      at: '$.preceding',
    },
    { type: Invoice, spares: { type: 'credit-note' }, rejects: { type: 'corrective' }, at: '$.preceding' },
  ],
  'GOBL-ES-SII-BILL-INVOICE-02': {
    type: Invoice,
    accepts: { preceding: [{ code: '1', issue_date: '2026-01-01' }] },
    rejects: { preceding: [{ code: '1', issue_date: '2026-01-01' }, { code: '2' }] },
    at: '$.preceding[1].issue_date',
  },
  'GOBL-ES-SII-BILL-INVOICE-03': [
    {
      type: Invoice,
      accepts: { type: 'corrective', preceding: [{ code: '1', tax: { sum: '0' } }] },
      rejects: { type: 'corrective', preceding: [{ code: '1' }] },
      at: '$.preceding[0].tax',
    },
    {
      type: Invoice,
      spares: { type: 'credit-note', preceding: [{ code: '1' }] },
      rejects: { type: 'corrective', preceding: [{ code: '1' }] },
      at: '$.preceding[0].tax',
    },
  ],
  'GOBL-ES-SII-BILL-INVOICE-04': [
    { type: Invoice, accepts: { ...full, customer: spanish }, rejects: full, at: '$.customer' },
    { type: Invoice, spares: simplified, rejects: {}, at: '$.customer' },
  ],
  'GOBL-ES-SII-BILL-INVOICE-05': [
    {
      type: Invoice,
      accepts: { ...full, customer: spanish },
      rejects: { ...full, customer: { name: 'A' } },
      at: '$.customer',
    },
    {
      type: Invoice,
      accepts: { ...full, customer: passport },
      rejects: { ...full, customer: { identities: [{ code: '1' }] } },
      at: '$.customer',
    },
    { type: Invoice, accepts: full, rejects: { ...full, customer: {} }, at: '$.customer' },
  ],
  'GOBL-ES-SII-BILL-INVOICE-06': {
    type: Invoice,
    accepts: { ...full, customer: spanish },
    rejects: { ...full, customer: { tax_id: { country: 'FR' } } },
    at: '$.customer.tax_id.code',
  },
  'GOBL-ES-SII-BILL-INVOICE-07': { type: Invoice, accepts: { tax: {} }, rejects: {}, at: '$.tax' },
  'GOBL-ES-SII-BILL-INVOICE-08': { type: Invoice, accepts: full, rejects: { tax: {} }, at: '$.tax.ext' },
  'GOBL-ES-SII-BILL-INVOICE-09': [
    {
      type: Invoice,
      accepts: { tax: ext({ 'doc-type': 'R1', 'correction-type': 'I' }) },
      rejects: { tax: ext({ 'doc-type': 'R1' }) },
      at: '$.tax.ext',
    },
    { type: Invoice, spares: full, rejects: { tax: {} }, at: '$.tax.ext' },
  ],
  'GOBL-ES-SII-BILL-INVOICE-10': [
    {
      type: Invoice,
      accepts: { type: 'standard', ...full },
      rejects: { type: 'standard', tax: ext({ 'doc-type': 'R1' }) },
      at: '$.tax.ext',
    },
    {
      type: Invoice,
      accepts: { type: 'standard', tax: {} },
      rejects: { type: 'standard', tax: ext({ 'doc-type': 'F4' }) },
      at: '$.tax.ext',
    },
  ],
  'GOBL-ES-SII-BILL-INVOICE-11': [
    {
      type: Invoice,
      accepts: { type: 'credit-note', tax: ext({ 'doc-type': 'R4' }) },
      rejects: { type: 'credit-note', ...full },
      at: '$.tax.ext',
    },
    {
      type: Invoice,
      spares: { type: 'proforma', ...full },
      rejects: { type: 'corrective', ...full },
      at: '$.tax.ext',
    },
  ],
  'GOBL-ES-SII-BILL-INVOICE-12': [
    {
      type: Invoice,
      accepts: describedIn('general', 500),
      rejects: describedIn('general', 501),
      at: '$.notes[0].text',
    },
    {
      type: Invoice,
      spares: describedIn('legal', 501),
      rejects: { notes: [{ key: 'general', text: 'ñ'.repeat(251) }] },
      at: '$.notes[0].text',
    },
  ],
  'GOBL-ES-SII-BILL-INVOICE-13': [
    {
      type: Invoice,
      accepts: { lines: [taxed({ product: 'goods' }), taxed({ product: 'services' }), { taxes: [{ cat: 'IRPF' }] }] },
      rejects: { lines: [taxed({ product: 'goods' }), taxed({})] },
      at: '$.lines',
    },
    {
      type: Invoice,
      accepts: { lines: [{}] },
      rejects: { lines: [taxed({}), { taxes: [{ cat: 'IGIC', ...ext({ product: 'goods' }) }] }] },
      at: '$.lines',
    },
  ],
  'GOBL-ES-SII-BILL-INVOICE-14': [
    {
      type: Invoice,
      accepts: { lines: [taxed({ regime: '01' }), taxed({ regime: '01' })] },
      rejects: { lines: [taxed({ regime: '01' }), taxed({ regime: '02' })] },
      at: '$.lines',
    },
    { type: Invoice, accepts: {}, rejects: { lines: [taxed({}), taxed({ regime: '01' })] }, at: '$.lines' },
  ],
  'GOBL-ES-SII-BILL-INVOICE-15': [
    { type: Invoice, accepts: { currency: 'EUR' }, rejects: { currency: 'USD' }, at: '$' },
    {
      type: Invoice,
      accepts: { currency: 'USD', exchange_rates: [{ from: 'USD', to: 'EUR', amount: '0.9' }] },
      rejects: { currency: 'USD', exchange_rates: [{ from: 'EUR', to: 'USD', amount: '1.1' }] },
      at: '$',
    },
  ],
  'GOBL-ES-SII-TAX-COMBO-01': [
    { type: TaxCombo, accepts: { cat: 'VAT', ...ext({ regime: '01' }) }, rejects: { cat: 'VAT' }, at: '$.ext' },
    { type: TaxCombo, spares: { cat: 'IPSI' }, rejects: { cat: 'IGIC' }, at: '$.ext' },
  ],
  'GOBL-ES-SII-TAX-COMBO-02': [
    {
      type: TaxCombo,
      accepts: { cat: 'VAT', percent: '0%' },
      rejects: { cat: 'VAT', percent: '0%', ...ext({ exempt: 'E1' }) },
      at: '$.ext',
    },
    {
      type: TaxCombo,
      spares: { cat: 'VAT', ...ext({ exempt: 'E1' }) },
      rejects: { cat: 'VAT', percent: '0%', ...ext({ exempt: 'E1' }) },
      at: '$.ext',
    },
    {
      type: TaxCombo,
      spares: { cat: 'IPSI', percent: '4%', ...ext({ exempt: 'E1' }) },
      rejects: { cat: 'IGIC', percent: '7%', ...ext({ exempt: 'E1' }) },
      at: '$.ext',
    },
  ],
  'GOBL-ES-SII-TAX-COMBO-03': [
    {
      type: TaxCombo,
      accepts: { cat: 'VAT', ...ext({ 'outside-scope': 'other' }) },
      rejects: { cat: 'VAT', ...ext({ 'outside-scope': 'other', exempt: 'E1' }) },
      at: '$.ext',
    },
    {
      type: TaxCombo,
      spares: { cat: 'VAT', ...ext({ exempt: 'E1' }) },
      rejects: { cat: 'IGIC', ...ext({ 'outside-scope': 'location', exempt: 'E1' }) },
      at: '$.ext',
    },
  ],
  'GOBL-ES-SII-TAX-COMBO-04': [
    {
      type: TaxCombo,
      spares: { cat: 'VAT', ...ext({ regime: '02', exempt: 'E2' }) },
      rejects: { cat: 'VAT', ...ext({ regime: '01', exempt: 'E2' }) },
      at: '$.ext',
    },
    {
      type: TaxCombo,
      accepts: { cat: 'VAT', ...ext({ regime: '01', exempt: 'E4' }) },
      rejects: { cat: 'VAT', ...ext({ exempt: 'E3' }) },
      at: '$.ext',
    },
  ],
});
