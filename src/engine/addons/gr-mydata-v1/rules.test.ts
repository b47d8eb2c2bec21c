import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import type { RuleCase } from '../../../testing/rules/rule-cases.ts';
import { describeRules, spared } from '../../../testing/rules/rule-cases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { Charge } from '../../documents/bill/charge.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { Record } from '../../documents/pay/record.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { myData } from './gr-mydata-v1.ts';

function pair(accepts: JsonObject, rejects: JsonObject, at: string): RuleCase {
  return { type: Invoice, accepts, rejects, at };
}

const ext = (key: string, code: string) => ({ ext: { [`gr-mydata-${key}`]: code } });
const typed = (code: string, rest: JsonObject = {}) => ({ tax: ext('invoice-type', code), ...rest });
const customer = (party: JsonObject) => typed('2.1', { customer: party });
const total = (amount: string) => ({ lines: [{ quantity: '1', total: amount }] });
const item = (codes: JsonObject) => ({ lines: [{ quantity: '1', item: { name: 'A', ...codes } }] });
const income = { ext: { 'gr-mydata-income-cat': 'category1_1', 'gr-mydata-income-type': 'E3_561_001' } };

/** Informative income has no type. */
const informative = { ext: { 'gr-mydata-income-cat': 'category1_95', 'gr-mydata-income-type': 'E3_561_001' } };

const charge = (accepts: JsonObject, rejects: JsonObject): RuleCase => ({
  type: Charge,
  accepts: { amount: '1', ...accepts },
  rejects: { amount: '1', ...rejects },
  at: '$.ext',
});
const combo = (accepts: JsonObject, rejects: JsonObject): RuleCase => ({
  type: TaxCombo,
  accepts,
  rejects,
  at: '$.ext',
});

describeRules('rules of myDATA', ruleBench({ rules: myData.rules ?? [] }), {
  'ASSAY-GR-MYDATA-BILL-INVOICE-31': [
    pair({ supplier: ext('branch', '0') }, { supplier: ext('branch', 'A1') }, '$.supplier.ext'),
    pair({ supplier: ext('invoice-type', 'A') }, { supplier: ext('branch', '-1') }, '$.supplier.ext'),
  ],
  'ASSAY-GR-MYDATA-BILL-INVOICE-32': pair(
    { customer: ext('branch', '12') },
    { customer: ext('branch', '1.5') },
    '$.customer.ext',
  ),
  'GOBL-GR-MYDATA-BILL-INVOICE-01': pair({ series: 'A' }, {}, '$.series'),
  'GOBL-GR-MYDATA-BILL-INVOICE-02': pair({ tax: {} }, {}, '$.tax'),
  'GOBL-GR-MYDATA-BILL-INVOICE-03': pair(typed('1.1'), { tax: {} }, '$.tax.ext'),
  'GOBL-GR-MYDATA-BILL-INVOICE-04': pair(
    { supplier: { tax_id: { country: 'EL' } } },
    { supplier: {} },
    '$.supplier.tax_id',
  ),
  'GOBL-GR-MYDATA-BILL-INVOICE-05': [
    pair(customer({}), typed('5.1'), '$.customer'),
    spared(pair(typed('11.1'), typed('1.1'), '$.customer')),
  ],
  'GOBL-GR-MYDATA-BILL-INVOICE-06': pair(customer({ tax_id: { country: 'EL' } }), customer({}), '$.customer.tax_id'),
  'GOBL-GR-MYDATA-BILL-INVOICE-07': pair(customer({ addresses: [{}] }), customer({}), '$.customer.addresses'),
  'GOBL-GR-MYDATA-BILL-INVOICE-08': pair(
    customer({ addresses: [{ locality: 'Αθήνα' }] }),
    customer({ addresses: [{}] }),
    '$.customer.addresses[0].locality',
  ),
  'GOBL-GR-MYDATA-BILL-INVOICE-09': pair(
    customer({ addresses: [{ code: '105 57' }] }),
    customer({ addresses: [{}] }),
    '$.customer.addresses[0].code',
  ),
  'GOBL-GR-MYDATA-BILL-INVOICE-10': [
    pair(total('0.01'), total('-0.01'), '$.lines[0].total'),
    pair(total('1'), total('0'), '$.lines[0].total'),
  ],
  'GOBL-GR-MYDATA-BILL-INVOICE-11': pair(total('-1'), total('0.00'), '$.lines[0].total'),
  'GOBL-GR-MYDATA-BILL-INVOICE-12': [
    pair(item(income), item(ext('income-cat', 'category1_1')), '$.lines[0].item.ext'),
    pair(item({}), item(ext('income-type', 'E3_561_001')), '$.lines[0].item.ext'),
    pair(item(ext('income-cat', 'category1_95')), item(informative), '$.lines[0].item.ext'),
  ],
  'GOBL-GR-MYDATA-BILL-INVOICE-13': pair({}, { discounts: [{ amount: '1' }] }, '$.discounts'),
  'GOBL-GR-MYDATA-BILL-INVOICE-14': pair({ payment: {} }, {}, '$.payment'),
  'GOBL-GR-MYDATA-BILL-INVOICE-15': [
    pair({ payment: { advances: [{ amount: '1' }] } }, { payment: {} }, '$.payment'),
    pair({ payment: { instructions: { key: 'cash' } } }, { payment: {} }, '$.payment'),
  ],
  'GOBL-GR-MYDATA-BILL-INVOICE-16': [
    pair({ type: 'credit-note', preceding: [{ code: '1' }] }, { type: 'credit-note' }, '$.preceding'),
    spared(pair({ type: 'standard' }, { type: 'credit-note' }, '$.preceding')),
  ],
  'GOBL-GR-MYDATA-BILL-INVOICE-17': [
    pair(
      { preceding: [{ code: '1', stamps: [{ prv: 'iapr-mark', val: '4' }] }] },
      { preceding: [{ code: '1', stamps: [{ prv: 'other', val: '4' }] }] },
      '$.preceding[0].stamps',
    ),
    spared(pair({}, { preceding: [{ code: '1' }] }, '$.preceding[0].stamps')),
  ],
  'GOBL-GR-MYDATA-BILL-INVOICE-18': pair(
    { supplier: { tax_id: { country: 'EL', code: '094259216' } } },
    { supplier: { tax_id: { country: 'EL' } } },
    '$.supplier.tax_id.code',
  ),
  'GOBL-GR-MYDATA-BILL-INVOICE-19': pair({ currency: 'EUR' }, { currency: 'USD' }, '$'),
  'GOBL-GR-MYDATA-BILL-CHARGE-01': charge(ext('fee', '1'), {
    ext: { 'gr-mydata-fee': '1', 'gr-mydata-stamp-duty': '1' },
  }),
  'GOBL-GR-MYDATA-BILL-CHARGE-02': [
    charge({ ext: { 'gr-mydata-tax-type': '2', 'gr-mydata-fee': '1' } }, ext('tax-type', '2')),
    spared(charge({}, ext('tax-type', '2'))),
  ],
  'GOBL-GR-MYDATA-BILL-CHARGE-03': [
    charge({ ext: { 'gr-mydata-tax-type': '3', 'gr-mydata-other-tax': '1' } }, ext('tax-type', '3')),
    spared(charge(ext('tax-type', '2'), ext('tax-type', '3'))),
  ],
  'GOBL-GR-MYDATA-BILL-CHARGE-04': [
    charge({ ext: { 'gr-mydata-tax-type': '4', 'gr-mydata-stamp-duty': '1' } }, ext('tax-type', '4')),
    spared(charge(ext('tax-type', '3'), ext('tax-type', '4'))),
  ],
  'GOBL-GR-MYDATA-TAX-COMBO-01': [
    combo({ cat: 'VAT', ...ext('vat-rate', '1') }, { cat: 'VAT' }),
    spared(combo({ cat: 'IRPF' }, { cat: 'VAT' })),
  ],
  'GOBL-GR-MYDATA-TAX-COMBO-02': [
    combo({ cat: 'VAT', ...ext('exemption', '7') }, { cat: 'VAT' }),
    spared(combo({ cat: 'VAT', percent: '24%' }, { cat: 'VAT' })),
  ],
  'GOBL-GR-MYDATA-TAX-COMBO-03': [
    combo({ cat: 'VAT', ...income }, { cat: 'VAT', ...ext('income-cat', 'category1_1') }),
    spared(combo({ cat: 'VAT' }, { cat: 'VAT', ...ext('income-type', 'E3_561_001') })),
    combo({ cat: 'VAT', ...ext('income-cat', 'category1_95') }, { cat: 'VAT', ...informative }),
  ],
  'GOBL-GR-MYDATA-PAY-INSTRUCTIONS-01': {
    type: Instructions,
    accepts: { key: 'cash' },
    rejects: { key: '' },
    at: '$.key',
  },
  'GOBL-GR-MYDATA-PAY-INSTRUCTIONS-02': {
    type: Instructions,
    accepts: { key: 'cash', ...ext('payment-means', '3') },
    rejects: { key: 'other' },
    at: '$.ext',
  },
  'GOBL-GR-MYDATA-PAY-RECORD-01': {
    type: Record,
    accepts: { key: 'cash', amount: '1' },
    rejects: { amount: '1' },
    at: '$.key',
  },
  'GOBL-GR-MYDATA-PAY-RECORD-02': {
    type: Record,
    accepts: { amount: '1', ...ext('payment-means', '3') },
    rejects: { key: 'other', amount: '1' },
    at: '$.ext',
  },
});
