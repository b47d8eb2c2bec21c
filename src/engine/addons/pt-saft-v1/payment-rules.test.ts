import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import type { RuleCase } from '../../../testing/rules/rule-cases.ts';
import { describeRules, spared } from '../../../testing/rules/rule-cases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { AnyKind } from '../../core/schema/kind.ts';
import { Payment, PaymentLine } from '../../documents/bill/payment.ts';
import { paymentRules } from './payment-rules.ts';

function ext(codes: Readonly<Record<string, string>>): { readonly ext: JsonObject } {
  return { ext: Object.fromEntries(Object.entries(codes).map(([key, code]) => [`pt-saft-${key}`, code])) };
}

function casesOf(type: AnyKind) {
  return (accepts: JsonObject, rejects: JsonObject, at = '$'): RuleCase => ({ type, accepts, rejects, at });
}

const payment = casesOf(Payment);
const line = casesOf(PaymentLine);

const RG = ext({ 'payment-type': 'RG' });
const RC = ext({ 'payment-type': 'RC' });
const byHand = (reference: string) => ext({ 'payment-type': 'RG', source: 'M', 'source-ref': reference });

const taxId = { country: 'PT', code: '514329874' };
const paidOn = (...dates: readonly string[]) => ({
  issue_date: '2026-03-01',
  methods: [{ key: 'cash' }, ...dates.map((date) => ({ key: 'card', date }))],
});

const taxed = (...codes: readonly string[]) => ({ tax: { categories: codes.map((code) => ({ code, rates: [] })) } });
const rated = (...rates: readonly JsonObject[]) => ({ tax: { categories: [{ code: 'IRS' }, { code: 'VAT', rates }] } });
const exempt = rated(ext({ exemption: 'M07' }));
const note = (code: string) => ({ key: 'legal', src: 'pt-saft-exemption', code, text: 'Isento' });

describeRules('rules of SAF-T (PT) about receipts', ruleBench({ rules: paymentRules }), {
  'GOBL-PT-SAFT-BILL-PAYMENT-01': [
    payment({ ...RG, series: 'RG A' }, { ...RG, series: 'RC A' }),
    payment({ ...RC, series: 'RC A' }, { ...RC, series: 'RC' }),
    payment(RG, { series: 'A' }),
  ],
  'GOBL-PT-SAFT-BILL-PAYMENT-02': [
    payment({ ...RG, series: 'RG A', code: '3' }, { ...RG, series: 'RG A', code: '3a' }),
    payment({ ...RG, code: 'RG A/3' }, { ...RG, code: 'RC A/3' }),
    payment(RG, { ...RG, code: '3' }),
  ],
  'GOBL-PT-SAFT-BILL-PAYMENT-03': payment(RG, ext({ source: 'P' }), '$.ext'),
  'GOBL-PT-SAFT-BILL-PAYMENT-04': [payment(ext({ source: 'P' }), RG, '$.ext'), payment(byHand('x'), {}, '$.ext')],
  'GOBL-PT-SAFT-BILL-PAYMENT-05': [
    payment(ext({ source: 'I', 'source-ref': 'R 1' }), ext({ source: 'I' }), '$.ext'),
    spared(payment(ext({ source: 'P' }), ext({ source: 'M' }), '$.ext')),
    spared(payment({}, ext({ source: 'M', 'payment-type': 'RG' }), '$.ext')),
  ],
  'GOBL-PT-SAFT-BILL-PAYMENT-06': [
    payment(byHand('RGM A/1'), byHand('RG A/1')),
    payment(byHand('RGD RG A/1'), byHand('RGD RC A/1')),
    payment(ext({ 'payment-type': 'RG', source: 'I', 'source-ref': 'x' }), byHand('x')),
  ],
  'GOBL-PT-SAFT-BILL-PAYMENT-07': payment(
    { supplier: { tax_id: taxId } },
    { supplier: { name: 'Azulejos do Douro' } },
    '$.supplier.tax_id',
  ),
  'GOBL-PT-SAFT-BILL-PAYMENT-08': payment(
    { supplier: { tax_id: taxId } },
    { supplier: { tax_id: { country: 'PT' } } },
    '$.supplier.tax_id.code',
  ),
  'GOBL-PT-SAFT-BILL-PAYMENT-09': [
    payment({ customer: { name: 'Rita Lopes', tax_id: taxId } }, { customer: { tax_id: taxId } }),
    payment({ customer: { tax_id: { country: 'PT' } } }, { customer: { tax_id: taxId, alias: 'Rita' } }),
  ],
  'GOBL-PT-SAFT-BILL-PAYMENT-10': payment({ total: '0.00' }, { total: '-0.01' }, '$.total'),
  'GOBL-PT-SAFT-BILL-PAYMENT-11': [
    payment(paidOn('2026-03-01'), paidOn('2026-03-02')),
    payment(paidOn(), paidOn('2026-03-01', '2026-02-28')),
    payment({}, paidOn('2025-03-01')),
  ],
  'GOBL-PT-SAFT-BILL-PAYMENTLINE-01': line({ document: { code: 'FT A/1' } }, {}, '$.document'),
  'GOBL-PT-SAFT-BILL-PAYMENTLINE-02': line(
    { document: { code: 'FT A/1', issue_date: '2026-02-01' } },
    { document: { code: 'FT A/1' } },
    '$.document.issue_date',
  ),
  'GOBL-PT-SAFT-BILL-PAYMENTLINE-03': line(taxed('VAT'), {}, '$.tax'),
  'GOBL-PT-SAFT-BILL-PAYMENTLINE-04': [
    line(taxed('IRS', 'VAT'), taxed('IRS'), '$.tax'),
    line(taxed('VAT'), { tax: {} }, '$.tax'),
  ],
  'GOBL-PT-SAFT-BILL-PAYMENTLINE-05': line(rated({}), rated({}, {}), '$.tax.categories[1].rates'),
  'GOBL-PT-SAFT-BILL-PAYMENTLINE-06': [
    line({ ...exempt, notes: [note('M07')] }, exempt),
    line({ ...exempt, notes: [{ text: 'Pago' }, note('M07')] }, { ...exempt, notes: [note('M07'), note('M07')] }),
    line(rated({}), { ...rated({}), notes: [note('M07')] }),
    line({}, { ...exempt, notes: [note('M01')] }),
    line({ notes: [{ key: 'legal', text: 'Isento' }] }, { notes: [note('M99')] }),
  ],
});
