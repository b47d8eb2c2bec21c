import { expect, test } from 'vitest';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { finvoice } from './fi-finvoice-v3.ts';

const type = Invoice;
const first = { iban: 'FI2112345600000785', bic: 'NDEAFIHH' };
const instructions = { key: 'credit-transfer', ref: 'RF18539007547034', credit_transfer: [first] };
const instructed = (change: JsonObject) => ({ payment: { instructions: { ...instructions, ...change } } });
const paidTo = (...credit_transfer: readonly JsonObject[]) => instructed({ credit_transfer });
const { key, ref: _ref, ...unreferenced } = instructions;
const at = (member: string) => `$.payment.instructions.${member}`;

describeRules('rules of Finvoice', ruleBench({ rules: finvoice.rules ?? [] }), {
  'GOBL-FI-FINVOICE-BILL-INVOICE-01': { type, accepts: { customer: { name: 'Ada' } }, rejects: {}, at: '$.customer' },
  'GOBL-FI-FINVOICE-BILL-INVOICE-02': {
    type,
    accepts: { customer: { name: 'Ada' } },
    rejects: { customer: { alias: 'Ada' } },
    at: '$.customer.name',
  },
  'GOBL-FI-FINVOICE-BILL-INVOICE-03': [
    { type, accepts: { payment: {} }, rejects: {}, at: '$.payment' },
    { type, accepts: { payment: {} }, rejects: { type: 'credit-note' }, at: '$.payment' },
  ],
  'GOBL-FI-FINVOICE-BILL-INVOICE-04': {
    type,
    accepts: { payment: { instructions } },
    rejects: { payment: {} },
    at: '$.payment.instructions',
  },
  'GOBL-FI-FINVOICE-BILL-INVOICE-05': ['credit-transfer', 'credit-transfer+sepa'].flatMap((transfer) =>
    ['debit-transfer', 'online+credit-transfer', 'credit-transfers'].map((other) => ({
      type,
      accepts: instructed({ key: transfer }),
      rejects: instructed({ key: other }),
      at: at('key'),
    })),
  ),
  'GOBL-FI-FINVOICE-BILL-INVOICE-06': {
    type,
    accepts: { payment: { instructions } },
    rejects: { payment: { instructions: { key, ...unreferenced } } },
    at: at('ref'),
  },
  'GOBL-FI-FINVOICE-BILL-INVOICE-07': {
    type,
    accepts: paidTo(first),
    rejects: paidTo(),
    at: at('credit_transfer'),
  },
  'GOBL-FI-FINVOICE-BILL-INVOICE-08': [
    {
      type,
      accepts: paidTo(first, { number: '1' }),
      rejects: paidTo({ number: '1' }, first),
      at: at('credit_transfer'),
    },
    { type, accepts: paidTo(), rejects: paidTo({ bic: 'NDEAFIHH' }), at: at('credit_transfer') },
  ],
  'GOBL-FI-FINVOICE-BILL-INVOICE-09': [
    {
      type,
      accepts: paidTo(first, { iban: 'NO9386011117947' }),
      rejects: paidTo(first, { iban: 'NO9386011117948' }),
      at: at('credit_transfer[1].iban'),
    },
    {
      type,
      accepts: paidTo(first, { number: '1' }),
      rejects: paidTo({ iban: 'FI21' }),
      at: at('credit_transfer[0].iban'),
    },
  ],
  'GOBL-FI-FINVOICE-BILL-INVOICE-10': [
    {
      type,
      accepts: paidTo({ ...first, bic: 'OKOYFIHHXXX' }),
      rejects: paidTo({ ...first, bic: 'OKOYFIHHX' }),
      at: at('credit_transfer[0].bic'),
    },
    {
      type,
      accepts: paidTo({ iban: first.iban }),
      rejects: paidTo({ ...first, bic: 'OKOYFI' }),
      at: at('credit_transfer[0].bic'),
    },
  ],
  'GOBL-FI-FINVOICE-BILL-INVOICE-11': {
    type,
    accepts: { payment: { terms: {} } },
    rejects: { payment: {} },
    at: '$.payment.terms',
  },
  'GOBL-FI-FINVOICE-BILL-INVOICE-12': {
    type,
    accepts: { payment: { terms: { due_dates: [{ date: '2026-04-07' }] } } },
    rejects: { payment: { terms: { notes: '14 pv netto' } } },
    at: '$.payment.terms.due_dates',
  },
});

test('the fault lists the accepted means of payment', () => {
  const row = finvoice.rules?.[0]?.rows['05'];
  expect(row?.must.expected).toEqual({ kind: 'oneOf', values: ['credit-transfer', 'credit-transfer+sepa'] });
});
