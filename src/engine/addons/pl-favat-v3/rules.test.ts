import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import type { RuleCase } from '../../../testing/rules/rule-cases.ts';
import { describeRules, spared } from '../../../testing/rules/rule-cases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Record } from '../../documents/pay/record.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { faVat } from './pl-favat-v3.ts';

function pair(accepts: JsonObject, rejects: JsonObject, at: string): RuleCase {
  return { type: Invoice, accepts, rejects, at };
}

const ext = (key: string, code: string) => ({ ext: { [`pl-favat-${key}`]: code } });
const supplier = (accepts: JsonObject, rejects: JsonObject, at: string) =>
  pair({ supplier: accepts }, { supplier: rejects }, `$.supplier.${at}`);
const exempt = { tax: ext('exemption', 'A') };
const note = { key: 'legal', src: 'pl-favat-exemption', text: 'art. 43' };

function member(mark: string, role: string): readonly RuleCase[] {
  const marked = (identity: JsonObject) => ({ customer: { ...ext(mark, '1'), identities: [identity] } });
  return [
    pair(marked({ code: '1', ...ext('third-party-role', role) }), marked({ code: '1' }), '$'),
    pair({ customer: ext(mark, '2') }, marked({ code: '', ...ext('third-party-role', role) }), '$'),
  ];
}

describeRules('rules of FA(3)', ruleBench({ rules: faVat.rules ?? [] }), {
  'GOBL-PL-FAVAT-BILL-INVOICE-01': pair({ type: 'credit-note' }, { type: 'corrective' }, '$.type'),
  'GOBL-PL-FAVAT-BILL-INVOICE-02': pair(
    { preceding: [{ code: '1', issue_date: '2026-01-01' }] },
    { preceding: [{ code: '1' }] },
    '$.preceding[0].issue_date',
  ),
  'GOBL-PL-FAVAT-BILL-INVOICE-03': pair(
    { preceding: [{ code: '1' }] },
    { preceding: [{ code: '' }] },
    '$.preceding[0].code',
  ),
  'GOBL-PL-FAVAT-BILL-INVOICE-04': pair({ supplier: {} }, {}, '$.supplier'),
  'GOBL-PL-FAVAT-BILL-INVOICE-05': supplier({ name: 'A' }, {}, 'name'),
  'GOBL-PL-FAVAT-BILL-INVOICE-06': supplier({ addresses: [{}] }, {}, 'addresses'),
  'GOBL-PL-FAVAT-BILL-INVOICE-07': [
    supplier({ addresses: [{ country: 'PL' }, {}] }, { addresses: [{}, { country: 'PL' }] }, 'addresses'),
    supplier({}, { addresses: [{ street: 'Leśna' }] }, 'addresses'),
  ],
  'GOBL-PL-FAVAT-BILL-INVOICE-08': supplier(
    { addresses: [{ street: 'Leśna' }] },
    { addresses: [{ country: 'PL' }] },
    'addresses',
  ),
  'GOBL-PL-FAVAT-BILL-INVOICE-09': [
    pair({ customer: {} }, {}, '$.customer'),
    spared(pair({ $tags: ['simplified'] }, {}, '$.customer')),
  ],
  'GOBL-PL-FAVAT-BILL-INVOICE-10': [
    pair(
      { customer: { tax_id: { country: 'PL', code: '8567346215' } } },
      { customer: { tax_id: { country: 'PL' } } },
      '$.customer.tax_id.code',
    ),
    spared(
      pair(
        { customer: { tax_id: { country: 'DE' } } },
        { customer: { tax_id: { country: 'PL' } } },
        '$.customer.tax_id.code',
      ),
    ),
  ],
  'GOBL-PL-FAVAT-BILL-INVOICE-11': member('jst', '8'),
  'GOBL-PL-FAVAT-BILL-INVOICE-12': member('group-vat', '10'),
  'GOBL-PL-FAVAT-BILL-INVOICE-13': [
    pair({ ...exempt, notes: [note] }, { ...exempt, notes: [{ ...note, key: 'general' }] }, '$'),
    pair({ tax: {} }, { ...exempt, notes: [{ key: 'legal', text: 'art. 43' }] }, '$'),
  ],
  'GOBL-PL-FAVAT-BILL-INVOICE-14': pair({ ...exempt, notes: [note] }, { ...exempt, notes: [note, note] }, '$'),
  'GOBL-PL-FAVAT-BILL-INVOICE-15': pair({ currency: 'PLN' }, { currency: 'EUR' }, '$'),
  'GOBL-PL-FAVAT-BILL-INVOICE-16': supplier({ tax_id: { country: 'PL' } }, {}, 'tax_id'),
  'GOBL-PL-FAVAT-BILL-INVOICE-17': supplier(
    { tax_id: { country: 'PL', code: '5841896486' } },
    { tax_id: { country: 'PL' } },
    'tax_id.code',
  ),
  'GOBL-PL-FAVAT-TAX-COMBO-01': {
    type: TaxCombo,
    accepts: { cat: 'VAT', ...ext('tax-category', '1') },
    rejects: { cat: 'VAT' },
    at: '$.ext',
  },
  'GOBL-PL-FAVAT-PAY-RECORD-01': {
    type: Record,
    accepts: { date: '2026-01-01', amount: '1' },
    rejects: { amount: '1' },
    at: '$.date',
  },
});
