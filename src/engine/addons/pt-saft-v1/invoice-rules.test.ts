import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import type { RuleCase } from '../../../testing/rules/rule-cases.ts';
import { describeRules, spared } from '../../../testing/rules/rule-cases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { invoiceRules } from './invoice-rules.ts';

/** An invoice with these codes of the addon and other members. */
function invoice(codes: Readonly<Record<string, string>>, more: JsonObject = {}): JsonObject {
  return {
    ...more,
    tax: { ext: Object.fromEntries(Object.entries(codes).map(([key, code]) => [`pt-saft-${key}`, code])) },
  };
}

function ruleCase(accepts: JsonObject, rejects: JsonObject, at = '$'): RuleCase {
  return { type: Invoice, accepts, rejects, at };
}

const FT = { 'invoice-type': 'FT' };
const PF = { 'work-type': 'PF' };
const byHand = (reference: string) => invoice({ ...FT, source: 'M', 'source-ref': reference });
const vat = { taxes: [{ cat: 'VAT' }] };
const advance = (given: JsonObject): JsonObject => ({ payment: { advances: [{ date: '2026-03-01' }, given] } });

describeRules('rules of SAF-T (PT) about invoices', ruleBench({ rules: invoiceRules }), {
  'GOBL-PT-SAFT-BILL-INVOICE-01': [ruleCase(invoice(FT), invoice({})), ruleCase(invoice(PF), {})],
  'GOBL-PT-SAFT-BILL-INVOICE-02': [
    ruleCase(invoice(FT), invoice({ ...FT, ...PF })),
    ruleCase(invoice(PF), invoice({ 'invoice-type': 'FR', 'work-type': 'CC' })),
  ],
  'GOBL-PT-SAFT-BILL-INVOICE-03': [
    ruleCase(invoice(PF), invoice({ 'work-type': 'NE' })),
    ruleCase(invoice({ 'work-type': 'FC' }), invoice({ 'work-type': 'OR' })),
    ruleCase(invoice({ 'work-type': 'CC' }), invoice({ 'work-type': 'DC' })),
    ruleCase(invoice(FT), invoice({ ...FT, 'work-type': 'CM' })),
  ],
  'GOBL-PT-SAFT-BILL-INVOICE-04': [
    ruleCase(invoice(FT, { series: 'FT A' }), invoice(FT, { series: 'FR A' })),
    ruleCase(invoice(PF, { series: 'PF 2026' }), invoice(PF, { series: 'FT 2026' })),
    ruleCase(invoice(FT), invoice(FT, { series: 'A' })),
    ruleCase(invoice({}, { series: 'XX A' }), invoice({}, { series: 'A' })),
    ruleCase(invoice(FT, { series: 'FT A-B' }), invoice(FT, { series: 'FT A/B' })),
    ruleCase(invoice(FT, { series: 'FT 2026' }), invoice(FT, { series: 'FT 2026 A' })),
  ],
  'GOBL-PT-SAFT-BILL-INVOICE-05': [
    ruleCase(invoice(FT, { series: 'FT A', code: '12' }), invoice(FT, { series: 'FT A', code: 'A12' })),
    ruleCase(invoice(FT, { code: 'FT A/12' }), invoice(FT, { code: '12' })),
    ruleCase(invoice(FT), invoice(FT, { code: 'FR A/12' })),
    ruleCase(invoice({}, { code: 'XX A/1' }), invoice({}, { code: 'XX A/1B' })),
    ruleCase(invoice(FT, { series: 'FT A', code: '007' }), invoice(FT, { series: 'FT A', code: 'FT A/7' })),
  ],
  'GOBL-PT-SAFT-BILL-INVOICE-06': ruleCase({ value_date: '2026-03-01' }, {}, '$.value_date'),
  'GOBL-PT-SAFT-BILL-INVOICE-07': [
    ruleCase(
      { lines: [{ taxes: [{ cat: 'IRS' }, { cat: 'VAT' }] }] },
      { lines: [{ taxes: [{ cat: 'IRS' }] }] },
      '$.lines[0]',
    ),
    spared(ruleCase({}, { lines: [vat, {}] }, '$.lines[1]')),
  ],
  'GOBL-PT-SAFT-BILL-INVOICE-08': ruleCase(
    advance({ date: '2026-03-02' }),
    advance({ amount: '1.00' }),
    '$.payment.advances[1].date',
  ),
  'GOBL-PT-SAFT-BILL-INVOICE-09': ruleCase(
    { totals: { payable: '0.00' } },
    { totals: { payable: '-0.01' } },
    '$.totals.payable',
  ),
  'GOBL-PT-SAFT-BILL-INVOICE-10': [
    ruleCase(
      invoice({ 'invoice-type': 'FR' }, { totals: { due: '0.00' } }),
      invoice({ 'invoice-type': 'FR' }, { totals: { due: '0.01' } }),
      '$.totals.due',
    ),
    spared(
      ruleCase(
        invoice(FT, { totals: { due: '5.00' } }),
        invoice({ 'invoice-type': 'FR' }, { totals: { due: '-5.00' } }),
        '$.totals.due',
      ),
    ),
  ],
  'GOBL-PT-SAFT-BILL-INVOICE-11': ruleCase(
    { preceding: [{ code: 'FT A/1' }] },
    { preceding: [{ code: 'FT A/1' }, { code: 'FT A/2' }] },
    '$.preceding',
  ),
  'GOBL-PT-SAFT-BILL-INVOICE-12': [
    ruleCase(invoice({ source: 'P' }), invoice(FT)),
    ruleCase(invoice({ source: 'M' }), {}),
  ],
  'GOBL-PT-SAFT-BILL-INVOICE-13': [
    ruleCase(invoice({ source: 'M', 'source-ref': 'FTM A/1' }), invoice({ source: 'M' })),
    spared(ruleCase(invoice({ source: 'P' }), invoice({ source: 'I' }))),
    spared(ruleCase({}, invoice({ ...FT, source: 'I' }))),
  ],
  'GOBL-PT-SAFT-BILL-INVOICE-14': [
    ruleCase(byHand('FTM A/1'), byHand('FT A/1')),
    ruleCase(byHand('FTD FT A/1'), byHand('FTD FR A/1')),
    ruleCase(invoice({ source: 'M', 'source-ref': 'any' }), byHand('any')),
    ruleCase(invoice({ ...FT, source: 'I', 'source-ref': 'any' }), byHand('FRM A/1')),
    ruleCase(invoice({ ...FT, source: 'M' }), byHand('FTM A')),
    ruleCase(
      invoice({ ...PF, source: 'M', 'source-ref': 'PFM A/1' }),
      invoice({ ...PF, source: 'M', 'source-ref': 'FTM A/1' }),
    ),
  ],
  'GOBL-PT-SAFT-BILL-INVOICE-15': [
    ruleCase({ currency: 'EUR' }, { currency: 'USD' }),
    ruleCase(
      { currency: 'USD', exchange_rates: [{ from: 'USD', to: 'EUR', amount: '0.9' }] },
      { currency: 'USD', exchange_rates: [{ from: 'EUR', to: 'USD', amount: '1.1' }] },
    ),
  ],
  'GOBL-PT-SAFT-BILL-INVOICE-16': ruleCase(
    advance({ amount: '0.00' }),
    advance({ amount: '-1.00' }),
    '$.payment.advances[1].amount',
  ),
});
