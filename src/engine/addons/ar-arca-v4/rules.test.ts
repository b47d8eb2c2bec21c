import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import type { RuleCase } from '../../../testing/rules/rule-cases.ts';
import { describeRules, spared } from '../../../testing/rules/rule-cases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { Charge } from '../../documents/bill/charge.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { arca } from './ar-arca-v4.ts';

function pair(accepts: JsonObject, rejects: JsonObject, at: string): RuleCase {
  return { type: Invoice, accepts, rejects, at };
}

const ext = (key: string, code: string) => ({ ext: { [`ar-arca-${key}`]: code } });
const voucher = (code: string) => ({ tax: ext('doc-type', code) });
const services = (code = '1') => ({ tax: { ext: { 'ar-arca-doc-type': code, 'ar-arca-concept': '2' } } });
const goods = { tax: ext('concept', '1') };
const status = (doc: string, code: string) => ({ ...voucher(doc), customer: ext('vat-status', code) });
const due = { terms: { due_dates: [{ date: '2026-02-01', amount: '1' }] } };
const tourism = (rest: JsonObject) => ({ ...voucher('195'), ...rest });
const item = ext('tourism-item', '1');
const taxed = (combo: JsonObject) => ({ lines: [{ quantity: '1', taxes: [{ cat: 'VAT', ...combo }] }] });

describeRules('rules of ARCA', ruleBench({ rules: arca.rules ?? [] }), {
  'GOBL-AR-ARCA-BILL-INVOICE-01': pair({ series: '1' }, {}, '$.series'),
  'GOBL-AR-ARCA-BILL-INVOICE-02': [
    pair({ series: '00003' }, { series: '0' }, '$.series'),
    pair({ series: '99998' }, { series: '99999' }, '$.series'),
    pair({}, { series: 'A1' }, '$.series'),
  ],
  'GOBL-AR-ARCA-BILL-INVOICE-03': pair({ tax: {} }, {}, '$.tax'),
  'GOBL-AR-ARCA-BILL-INVOICE-04': pair(voucher('1'), { tax: {} }, '$.tax.ext'),
  'GOBL-AR-ARCA-BILL-INVOICE-05': [
    pair({ type: 'credit-note', ...voucher('3') }, { type: 'credit-note', ...voucher('2') }, '$'),
    pair({ type: 'standard' }, { type: 'credit-note' }, '$'),
  ],
  'GOBL-AR-ARCA-BILL-INVOICE-06': pair({ type: 'debit-note', ...voucher('2') }, { type: 'debit-note' }, '$'),
  'GOBL-AR-ARCA-BILL-INVOICE-07': pair(
    { type: 'credit-note', ...voucher('3') },
    { type: 'standard', ...voucher('3') },
    '$',
  ),
  'GOBL-AR-ARCA-BILL-INVOICE-08': pair(
    { type: 'standard', ...voucher('1') },
    { type: 'standard', ...voucher('2') },
    '$',
  ),
  'GOBL-AR-ARCA-BILL-INVOICE-09': [
    pair({ ...voucher('1'), customer: {} }, {}, '$.customer'),
    spared(pair(voucher('6'), voucher('1'), '$.customer')),
  ],
  'GOBL-AR-ARCA-BILL-INVOICE-10': [
    pair({ customer: { tax_id: { country: 'AR' } } }, { customer: {} }, '$.customer'),
    pair(
      { customer: { identities: [{ code: '1', ...ext('identity-type', '96') }] } },
      { customer: { identities: [{ code: '1' }] } },
      '$.customer',
    ),
  ],
  'GOBL-AR-ARCA-BILL-INVOICE-11': pair({ customer: ext('vat-status', '1') }, { customer: {} }, '$.customer.ext'),
  'GOBL-AR-ARCA-BILL-INVOICE-12': [
    pair(status('49', '5'), status('49', '4'), '$'),
    pair(status('6', '4'), status('49', '4'), '$'),
  ],
  'GOBL-AR-ARCA-BILL-INVOICE-13': [
    pair(status('1', '13'), status('1', '5'), '$'),
    pair({ ...voucher('1'), customer: {} }, status('201', '5'), '$'),
  ],
  'GOBL-AR-ARCA-BILL-INVOICE-14': pair(status('6', '5'), status('6', '1'), '$'),
  'GOBL-AR-ARCA-BILL-INVOICE-15': [
    pair({ ...services(), ordering: {} }, services(), '$.ordering'),
    spared(pair(services('195'), services(), '$.ordering')),
    spared(pair(goods, { tax: ext('concept', '3') }, '$.ordering')),
  ],
  'GOBL-AR-ARCA-BILL-INVOICE-16': pair(
    { ...services(), ordering: { period: { start: '2026-01-01', end: '2026-01-31' } } },
    { ...services(), ordering: {} },
    '$.ordering.period',
  ),
  'GOBL-AR-ARCA-BILL-INVOICE-17': pair({ ...services(), payment: {} }, services(), '$.payment'),
  'GOBL-AR-ARCA-BILL-INVOICE-18': pair(
    { ...services(), payment: { terms: {} } },
    { ...services(), payment: {} },
    '$.payment.terms',
  ),
  'GOBL-AR-ARCA-BILL-INVOICE-19': pair(
    { ...services(), payment: due },
    { ...services(), payment: { terms: {} } },
    '$.payment.terms.due_dates',
  ),
  'GOBL-AR-ARCA-BILL-INVOICE-20': pair(
    { ...goods, payment: { terms: {} } },
    { ...goods, payment: due },
    '$.payment.terms.due_dates',
  ),
  'GOBL-AR-ARCA-BILL-INVOICE-21': [
    pair({ type: 'debit-note', preceding: [{ code: '1' }] }, { type: 'debit-note' }, '$.preceding'),
    pair({ type: 'credit-note', preceding: [{ code: '1' }] }, { type: 'credit-note' }, '$.preceding'),
    spared(pair({ type: 'standard' }, { type: 'debit-note' }, '$.preceding')),
  ],
  'GOBL-AR-ARCA-BILL-INVOICE-22': pair(
    { preceding: [{ code: '1', ...ext('doc-type', '1') }] },
    { preceding: [{ code: '1' }] },
    '$.preceding[0].ext',
  ),
  'GOBL-AR-ARCA-BILL-INVOICE-23': [
    pair({ ...voucher('11'), lines: [{}] }, { ...voucher('11'), ...taxed({}) }, '$.lines[0].taxes'),
    spared(pair({ ...voucher('6'), ...taxed({}) }, { ...voucher('11'), ...taxed({}) }, '$.lines[0].taxes')),
  ],
  'GOBL-AR-ARCA-BILL-INVOICE-24': pair({ currency: 'ARS' }, { currency: 'USD' }, '$'),
  'GOBL-AR-ARCA-BILL-INVOICE-25': pair(
    { tax: { ext: { 'ar-arca-doc-type': '195', 'ar-arca-tourism-type': '1' } } },
    voucher('195'),
    '$.tax.ext',
  ),
  'GOBL-AR-ARCA-BILL-INVOICE-26': [
    pair(tourism(taxed(item)), tourism(taxed({})), '$.lines[0].taxes[0].ext'),
    spared(pair({ ...voucher('6'), ...taxed({}) }, tourism(taxed({})), '$.lines[0].taxes[0].ext')),
  ],
  'GOBL-AR-ARCA-BILL-INVOICE-27': pair(
    tourism({ customer: { addresses: [{}] } }),
    tourism({ customer: {} }),
    '$.customer.addresses',
  ),
  'GOBL-AR-ARCA-BILL-INVOICE-28': pair(
    tourism(taxed(ext('vat-rate', '5'))),
    tourism(taxed(ext('vat-rate', '4'))),
    '$.lines[0].taxes[0].ext',
  ),
  'GOBL-AR-ARCA-BILL-INVOICE-29': pair(tourism(taxed({})), tourism({ lines: [{ quantity: '1' }] }), '$.lines[0].taxes'),
  'GOBL-AR-ARCA-BILL-INVOICE-30': pair(
    tourism({ discounts: [{ amount: '1', ...item }] }),
    tourism({ discounts: [{ amount: '1' }] }),
    '$.discounts[0].ext',
  ),
  'GOBL-AR-ARCA-BILL-INVOICE-31': pair(
    tourism({ payment: { advances: [{ amount: '1', ...item }] } }),
    tourism({ payment: { advances: [{ amount: '1' }] } }),
    '$.payment.advances[0].ext',
  ),
  'GOBL-AR-ARCA-BILL-CHARGE-01': [
    {
      type: Charge,
      accepts: { key: 'tax', amount: '1', ...ext('tax-type', '1') },
      rejects: { key: 'tax', amount: '1' },
      at: '$.ext',
    },
    {
      type: Charge,
      spares: { key: 'delivery', amount: '1' },
      rejects: { key: 'tax', amount: '1' },
      at: '$.ext',
    },
  ],
  'GOBL-AR-ARCA-BILL-CHARGE-02': {
    type: Charge,
    accepts: { amount: '1', percent: '3%', ...ext('tax-type', '1') },
    rejects: { amount: '1', ...ext('tax-type', '1') },
    at: '$.percent',
  },
  'GOBL-AR-ARCA-BILL-CHARGE-03': [
    {
      type: Charge,
      accepts: { amount: '1', reason: 'Tasa municipal', ...ext('tax-type', '99') },
      rejects: { amount: '1', ...ext('tax-type', '99') },
      at: '$.reason',
    },
    {
      type: Charge,
      spares: { amount: '1', ...ext('tax-type', '1') },
      rejects: { amount: '1', ...ext('tax-type', '99') },
      at: '$.reason',
    },
  ],
  'GOBL-AR-ARCA-TAX-COMBO-01': {
    type: TaxCombo,
    accepts: { cat: 'VAT', ...ext('vat-rate', '5') },
    rejects: { cat: 'VAT' },
    at: '$.ext',
  },
});
