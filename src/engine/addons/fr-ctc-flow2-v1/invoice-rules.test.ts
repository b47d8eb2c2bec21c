import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { invoiceRules } from './invoice-rules.ts';
import { paidRules } from './paid-rules.ts';

const type = Invoice;
const taxed = (document: string, mode = 'M1') => ({
  tax: { ext: { 'untdid-document-type': document, 'fr-ctc-billing-mode': mode } },
});
const original = { code: 'A-1' };
const noted = (...subjects: readonly string[]): JsonObject => ({
  notes: subjects.map((subject) => ({ text: 'x', ext: { 'untdid-text-subject': subject } })),
});
const attached = (...descriptions: readonly string[]): JsonObject => ({
  attachments: descriptions.map((description) => ({ code: '1', url: 'https://example.com/1', description })),
});
const global = taxed('262');
const paid = taxed('380', 'B2');
const due = (date: string, more: JsonObject): JsonObject => ({
  issue_date: '2026-03-10',
  payment: { terms: { due_dates: [{ date }] } },
  ...more,
});

/** A length counts only for existing entries, so rule 25 covers an empty list and 26 is never broken. */
const rules = [...invoiceRules, ...paidRules].map((set) => ({
  ...set,
  rows: Object.fromEntries(Object.entries(set.rows).filter(([key]) => key !== '26')),
}));

describeRules('invoice rules of Flow 2', ruleBench({ rules }), {
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-01': {
    type,
    accepts: { currency: 'CHF', exchange_rates: [{ from: 'CHF', to: 'EUR', amount: '1.05' }] },
    rejects: { currency: 'CHF' },
    at: '$',
  },
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-02': [
    { type, accepts: { code: '1'.repeat(35) }, rejects: { code: '1'.repeat(36) }, at: '$' },
    { type, accepts: { series: 'A', code: '1'.repeat(33) }, rejects: { series: 'A', code: '1'.repeat(34) }, at: '$' },
    { type, accepts: { code: 'A-1/2' }, rejects: { code: 'A.1' }, at: '$' },
  ],
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-03': {
    type,
    accepts: { preceding: [original] },
    rejects: { preceding: [original, { code: 'A.1' }] },
    at: '$.preceding[1]',
  },
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-04': ['384', '471', '472', '473'].map((code) => ({
    type,
    accepts: { ...taxed(code), preceding: [original] },
    rejects: taxed(code),
    at: '$.preceding',
  })),
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-05': {
    type,
    accepts: { ...taxed('384'), preceding: [original] },
    rejects: { ...taxed('384'), preceding: [original, { code: 'A-2' }] },
    at: '$.preceding',
  },
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-06': ['261', '381', '396', '502', '503'].map((code) => ({
    type,
    accepts: { ...taxed(code), preceding: [original, { code: 'A-2' }] },
    rejects: taxed(code),
    at: '$.preceding',
  })),
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-07': { type, accepts: { tax: {} }, rejects: {}, at: '$.tax' },
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-08': { type, accepts: global, rejects: taxed('325'), at: '$.tax.ext' },
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-09': { type, accepts: taxed('380'), rejects: { tax: {} }, at: '$.tax.ext' },
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-10': ['B4', 'S4', 'M4'].flatMap((mode) =>
    ['386', '500', '503'].map((code) => ({
      type,
      accepts: taxed('380', mode),
      rejects: taxed(code, mode),
      at: '$.tax.ext',
    })),
  ),
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-24': {
    type,
    accepts: { ...global, ordering: {} },
    rejects: global,
    at: '$.ordering',
  },
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-25': {
    type,
    accepts: { ...global, ordering: { contracts: [original] } },
    rejects: { ...global, ordering: {} },
    at: '$.ordering.contracts',
  },
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-27': [
    { type, accepts: { ...global, delivery: {} }, rejects: global, at: '$.delivery' },
    { type, spares: taxed('381'), rejects: global, at: '$.delivery' },
  ],
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-28': {
    type,
    accepts: { ...global, delivery: { period: { start: '2026-01-01', end: '2026-01-31' } } },
    rejects: { ...global, delivery: {} },
    at: '$.delivery.period',
  },
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-29': [
    { type, accepts: due('2026-03-10', taxed('380')), rejects: due('2026-03-09', taxed('380')), at: '$' },
    { type, spares: due('2026-03-09', paid), rejects: due('2026-03-09', taxed('380', 'B4')), at: '$' },
    { type, spares: due('2026-03-09', taxed('386')), rejects: due('2026-03-09', taxed('389')), at: '$' },
  ],
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-30': [
    { type, accepts: { ...paid, payment: {} }, rejects: paid, at: '$.payment' },
    { type, spares: taxed('380', 'S1'), rejects: taxed('380', 'S2'), at: '$.payment' },
    { type, spares: taxed('380'), rejects: taxed('380', 'M2'), at: '$.payment' },
  ],
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-31': {
    type,
    accepts: { ...paid, payment: { terms: {} } },
    rejects: { ...paid, payment: {} },
    at: '$.payment.terms',
  },
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-32': {
    type,
    accepts: due('2026-03-09', paid),
    rejects: { ...paid, payment: { terms: {} } },
    at: '$.payment.terms.due_dates',
  },
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-33': {
    type,
    accepts: { ...paid, totals: { advance: '10.00' } },
    rejects: { ...paid, totals: {} },
    at: '$.totals.advance',
  },
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-34': {
    type,
    accepts: { ...paid, totals: { advance: '10.00', total_with_tax: '10.00' } },
    rejects: { ...paid, totals: { advance: '9.99', total_with_tax: '10.00' } },
    at: '$.totals',
  },
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-35': [
    {
      type,
      accepts: { ...paid, totals: { payable: '10.00', due: '0.00' } },
      rejects: { ...paid, totals: { payable: '10.00', due: '0.01' } },
      at: '$.totals',
    },
    {
      type,
      accepts: { ...paid, totals: { payable: '0.00' } },
      rejects: { ...paid, totals: { payable: '10.00' } },
      at: '$.totals',
    },
  ],
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-36': { type, accepts: noted('PMT'), rejects: {}, at: '$.notes' },
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-37': [['PMT', 'PMD'], ['PMT', 'AAB'], ['PMD', 'AAB'], []].map((subjects) => ({
    type,
    accepts: noted('PMT', 'PMD', 'AAB'),
    rejects: noted(...subjects),
    at: '$.notes',
  })),
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-38': ['PMT', 'PMD', 'AAB', 'TXD'].map((subject) => ({
    type,
    accepts: noted(subject, 'AAI', 'AAI'),
    rejects: noted(subject, 'AAI', subject),
    at: '$.notes',
  })),
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-39': {
    type,
    accepts: attached('RIB'),
    rejects: { attachments: [{ code: '1', url: 'https://example.com/1' }] },
    at: '$.attachments[0].description',
  },
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-40': {
    type,
    accepts: attached('RIB', 'BON_COMMANDE'),
    rejects: attached('RIB', 'Bon'),
    at: '$.attachments[1].description',
  },
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-41': {
    type,
    accepts: attached('LISIBLE', 'PJA', 'PJA'),
    rejects: attached('LISIBLE', 'PJA', 'LISIBLE'),
    at: '$.attachments',
  },
});
