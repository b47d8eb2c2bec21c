import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import type { RuleCase } from '../../../testing/rules/rule-cases.ts';
import { describeRules, spared } from '../../../testing/rules/rule-cases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { xrechnung } from './de-xrechnung-v3.ts';

function pair(accepts: JsonObject, rejects: JsonObject, at: string): RuleCase {
  return { type: Invoice, accepts, rejects, at };
}

const needs = (member: 'supplier' | 'customer', party: JsonObject, without: JsonObject, at: string) =>
  pair({ [member]: party }, { [member]: without }, `$.${member}${at}`);

const receiver = (party: JsonObject) => ({ delivery: { receiver: party } });

const paid = (instructions: JsonObject) => ({ payment: { instructions } });

const debit = (mandate: JsonObject) => paid({ key: 'direct-debit+sepa', direct_debit: mandate });

const address = { locality: 'Leipzig', code: '04177' };
const telephones = [{ num: '+49 341 1' }];
const emails = [{ addr: 'a@b.example' }];

describeRules('rules of XRechnung', ruleBench({ rules: xrechnung.rules ?? [] }), {
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-01': [
    pair({ tax: {} }, { tax: { ext: { 'untdid-tax-category': '383' } } }, '$.tax.ext'),
    pair(
      { tax: { ext: { 'untdid-document-type': '383' } } },
      { tax: { ext: { 'untdid-tax-category': 'S' } } },
      '$.tax.ext',
    ),
  ],
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-02': [
    pair({ type: 'corrective', preceding: [{ code: '1' }] }, { type: 'corrective' }, '$.preceding'),
    spared(pair({ type: 'debit-note' }, { type: 'credit-note' }, '$.preceding')),
  ],
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-03': pair({ supplier: {} }, {}, '$.supplier'),
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-04': needs('supplier', { people: [{}] }, {}, '.people'),
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-05': needs('supplier', { addresses: [{}] }, {}, '.addresses'),
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-06': [
    needs('supplier', { addresses: [address, {}] }, { addresses: [{}, address] }, '.addresses'),
    needs('supplier', {}, { addresses: [{ code: '1' }] }, '.addresses'),
  ],
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-07': needs(
    'supplier',
    { addresses: [address] },
    { addresses: [{ locality: 'Leipzig' }] },
    '.addresses',
  ),
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-08': needs('supplier', { inboxes: [{ email: 'a@b.example' }] }, {}, '.inboxes'),
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-09': [
    needs('supplier', { telephones }, { people: [{}, { telephones }] }, ''),
    needs('supplier', { people: [{ telephones }] }, {}, ''),
    needs('supplier', { telephones: [null] }, { telephones: [] }, ''),
  ],
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-10': [
    needs('supplier', { emails }, { telephones }, ''),
    needs('supplier', { people: [{ emails }] }, { people: [{}, { emails }] }, ''),
  ],
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-11': pair({ customer: {} }, {}, '$.customer'),
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-12': needs('customer', { addresses: [{}] }, {}, '.addresses'),
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-13': needs('customer', { addresses: [address] }, { addresses: [{}] }, '.addresses'),
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-14': needs('customer', { addresses: [address] }, { addresses: [{}] }, '.addresses'),
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-15': needs('customer', { inboxes: [{ email: 'a@b.example' }] }, {}, '.inboxes'),
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-16': pair({ payment: {} }, {}, '$.payment'),
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-17': pair(paid({ key: 'cash' }), { payment: {} }, '$.payment.instructions'),
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-18': [
    pair(
      paid({ key: 'credit-transfer', credit_transfer: [{}] }),
      paid({ key: 'credit-transfer+sepa' }),
      '$.payment.instructions.credit_transfer',
    ),
    spared(pair(paid({ key: 'cash' }), paid({ key: 'credit-transfer' }), '$.payment.instructions.credit_transfer')),
  ],
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-19': [
    pair(
      paid({ key: 'credit-transfer', credit_transfer: [{ iban: 'DE1' }, { number: '1' }] }),
      paid({ key: 'credit-transfer', credit_transfer: [{ iban: 'DE1' }, {}] }),
      '$.payment.instructions.credit_transfer[1].number',
    ),
    spared(
      pair(
        paid({ key: 'cash', credit_transfer: [{}] }),
        paid({ key: 'credit-transfer', credit_transfer: [{}] }),
        '$.payment.instructions.credit_transfer[0].number',
      ),
    ),
  ],
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-20': [
    pair(paid({ key: 'card', card: {} }), paid({ key: 'card+debit' }), '$.payment.instructions.card'),
    spared(pair(paid({ key: 'cash' }), paid({ key: 'card' }), '$.payment.instructions.card')),
  ],
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-21': [
    pair(debit({}), paid({ key: 'direct-debit' }), '$.payment.instructions.direct_debit'),
    spared(pair(paid({ key: 'cash' }), paid({ key: 'direct-debit' }), '$.payment.instructions.direct_debit')),
  ],
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-22': pair(debit({ ref: '1' }), debit({}), '$.payment.instructions.direct_debit.ref'),
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-23': pair(
    debit({ creditor: '1' }),
    debit({}),
    '$.payment.instructions.direct_debit.creditor',
  ),
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-24': pair(
    debit({ account: '1' }),
    debit({}),
    '$.payment.instructions.direct_debit.account',
  ),
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-25': [
    pair(receiver({}), { delivery: {} }, '$.delivery.receiver'),
    spared(pair({}, { delivery: {} }, '$.delivery.receiver')),
  ],
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-26': pair(
    receiver({ addresses: [{}] }),
    receiver({}),
    '$.delivery.receiver.addresses',
  ),
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-27': pair(
    receiver({ addresses: [address] }),
    receiver({ addresses: [{}] }),
    '$.delivery.receiver.addresses',
  ),
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-28': pair(
    receiver({ addresses: [address] }),
    receiver({ addresses: [{}] }),
    '$.delivery.receiver.addresses',
  ),
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-29': pair({ ordering: {} }, {}, '$.ordering'),
  'GOBL-DE-XRECHNUNG-BILL-INVOICE-30': pair({ ordering: { code: '1' } }, { ordering: {} }, '$.ordering.code'),
});
