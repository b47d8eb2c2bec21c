import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import type { RuleCase } from '../../../testing/rules/rule-cases.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { dian } from './co-dian-v2.ts';

const ext = (key: string, code: string) => ({ ext: { [`co-dian-${key}`]: code } });
const colombian = { tax_id: { country: 'CO' } };
const withCode = { tax_id: { country: 'CO', code: '412615332' } };
const note = (type: string, reference: JsonObject) => ({ type, preceding: [{ code: '1', ...reference }] });

function needsOfParty(member: string, extension: string, party: JsonObject, other: JsonObject): readonly RuleCase[] {
  const rejects = { [member]: party };
  const at = `$.${member}.ext`;
  return [
    { type: Invoice, accepts: { [member]: { ...party, ...ext(extension, '1') } }, rejects, at },
    { type: Invoice, spares: { [member]: other }, rejects, at },
  ];
}

describeRules('rules of the DIAN', ruleBench({ rules: dian.rules ?? [] }), {
  'GOBL-CO-DIAN-BILL-INVOICE-01': {
    type: Invoice,
    accepts: { type: 'proforma' },
    rejects: { type: 'corrective' },
    at: '$',
  },
  'GOBL-CO-DIAN-BILL-INVOICE-03': needsOfParty('supplier', 'municipality', withCode, colombian),
  'GOBL-CO-DIAN-BILL-INVOICE-04': needsOfParty('supplier', 'fiscal-responsibility', colombian, {
    tax_id: { country: 'ES' },
  }),
  'GOBL-CO-DIAN-BILL-INVOICE-05': [
    { type: Invoice, accepts: { customer: colombian }, rejects: { customer: {} }, at: '$.customer.tax_id' },
    {
      type: Invoice,
      spares: { $tags: ['simplified'], customer: {} },
      rejects: { customer: {} },
      at: '$.customer.tax_id',
    },
  ],
  'GOBL-CO-DIAN-BILL-INVOICE-07': needsOfParty('customer', 'municipality', withCode, colombian),
  'GOBL-CO-DIAN-BILL-INVOICE-08': needsOfParty('customer', 'fiscal-responsibility', colombian, {
    tax_id: { country: 'ES' },
  }),
  'GOBL-CO-DIAN-BILL-INVOICE-09': [
    { type: Invoice, accepts: note('debit-note', {}), rejects: { type: 'debit-note' }, at: '$.preceding' },
    { type: Invoice, spares: { type: 'standard' }, rejects: { type: 'credit-note' }, at: '$.preceding' },
  ],
  'GOBL-CO-DIAN-BILL-INVOICE-10': [
    {
      type: Invoice,
      accepts: note('credit-note', ext('credit-code', '1')),
      rejects: note('credit-note', ext('debit-code', '1')),
      at: '$.preceding[0].ext',
    },
    {
      type: Invoice,
      spares: note('debit-note', {}),
      rejects: note('credit-note', {}),
      at: '$.preceding[0].ext',
    },
  ],
  'GOBL-CO-DIAN-BILL-INVOICE-11': [
    {
      type: Invoice,
      accepts: note('debit-note', ext('debit-code', '1')),
      rejects: note('debit-note', ext('credit-code', '1')),
      at: '$.preceding[0].ext',
    },
    {
      type: Invoice,
      spares: note('credit-note', {}),
      rejects: note('debit-note', {}),
      at: '$.preceding[0].ext',
    },
  ],
  'GOBL-CO-DIAN-BILL-INVOICE-12': {
    type: Invoice,
    accepts: note('credit-note', { reason: 'Returned' }),
    rejects: note('credit-note', {}),
    at: '$.preceding[0].reason',
  },
  'GOBL-CO-DIAN-BILL-INVOICE-13': {
    type: Invoice,
    accepts: note('debit-note', { reason: 'Interest' }),
    rejects: note('debit-note', {}),
    at: '$.preceding[0].reason',
  },
  'GOBL-CO-DIAN-BILL-INVOICE-14': {
    type: Invoice,
    accepts: { currency: 'COP' },
    rejects: { currency: 'USD' },
    at: '$',
  },
});
