import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import { Action } from '../../documents/bill/action.ts';
import { Reason } from '../../documents/bill/reason.ts';
import { Status } from '../../documents/bill/status.ts';
import { Payment } from '../../documents/bill/payment.ts';
import { Identity } from '../../documents/org/identity.ts';
import { Party } from '../../documents/org/party.ts';
import { normaliseIdentity, normaliseParty, normalisePayment, normaliseStatus } from './normalisers.ts';
import { normaliseAction, normaliseReason } from './reasons.ts';

const code = (name: string, value: string) => ({ ext: { [`fr-ctc-flow6-${name}`]: value } });
const report = (type: string, key: string, status?: string) => ({
  type,
  lines: [{ key, ...(status === undefined ? {} : code('status', status)) }],
});

const responses = [
  ['acknowledged', '202'],
  ['processing', '204'],
  ['accepted', '205'],
  ['querying', '208'],
  ['rejected', '210'],
] as const;

describeNormalisers('status reports of Flow 6', { normalisers: [normaliseStatus] }, [
  ...responses.map(([key, status]) => ({
    fact: `a line that is ${key} makes a response of code ${status}`,
    type: Status,
    given: report('', key),
    becomes: report('response', key, status),
  })),
  {
    fact: 'an issued line makes an update',
    type: Status,
    given: report('', 'issued'),
    becomes: report('update', 'issued', '200'),
  },
  {
    fact: 'a dispute stays one',
    type: Status,
    given: report('response', 'rejected', '207'),
  },
  {
    fact: 'the code settles type and key',
    type: Status,
    given: report('update', 'issued', '205'),
    becomes: report('response', 'accepted', '205'),
  },
]);

const role = (value: string) => ({ ext: { 'fr-ctc-flow6-role': value } });

describeNormalisers('roles in status reports of Flow 6', { normalisers: [normaliseStatus] }, [
  {
    fact: 'the supplier sells and the customer buys',
    type: Status,
    given: { type: 'update', supplier: {}, customer: {} },
    becomes: { type: 'update', supplier: role('SE'), customer: role('BY') },
  },
  { fact: 'a role that is given stays', type: Status, given: { type: 'update', supplier: role('II') } },
]);

const paid = (type: string, status: string, condition: string) => ({
  type,
  ext: { 'fr-ctc-flow6-status': status, 'fr-ctc-flow6-condition': condition },
});

describeNormalisers('payments of Flow 6', { normalisers: [normalisePayment] }, [
  {
    fact: 'an advice comes from the one who pays',
    type: Payment,
    given: { type: 'advice', supplier: {}, customer: {} },
    becomes: { ...paid('advice', '211', 'MPA'), supplier: role('BY'), customer: role('SE') },
  },
  {
    fact: 'a receipt comes from the one who is paid',
    type: Payment,
    given: { type: 'receipt', supplier: {}, customer: {} },
    becomes: { ...paid('receipt', '212', 'MEN'), supplier: role('SE'), customer: role('BY') },
  },
  { fact: 'another condition of a payment stays', type: Payment, given: paid('receipt', '212', 'RAP') },
  {
    fact: 'a condition of something else gives way',
    type: Payment,
    given: paid('receipt', '200', 'DIV'),
    becomes: paid('receipt', '212', 'MEN'),
  },
  { fact: 'a request is left alone', type: Payment, given: { type: 'request', supplier: {} } },
]);

describeNormalisers('parties of Flow 6', { normalisers: [normaliseIdentity, normaliseParty] }, [
  {
    fact: 'a SIREN says its scheme',
    type: Identity,
    given: { type: 'SIREN', code: '732829320' },
    becomes: { type: 'SIREN', code: '732829320', ext: { 'iso-scheme-id': '0002' } },
  },
  {
    fact: 'the inbox at a SIREN is the one in the Peppol network',
    type: Party,
    given: { inboxes: [{ scheme: '0225', code: 'a' }] },
    becomes: { inboxes: [{ key: 'peppol', scheme: '0225', code: 'a' }] },
  },
]);

const actions = { none: 'NOA', provide: 'PIN', reissue: 'NIN', 'credit-full': 'CNF', other: 'OTH' };

describeNormalisers('actions of Flow 6', { normalisers: [normaliseAction] }, [
  ...Object.entries(actions).map(([key, value]) => ({
    fact: `${key} is ${value}`,
    type: Action,
    given: { key },
    becomes: { key, ...code('action', value) },
  })),
  {
    fact: 'a code gives its key',
    type: Action,
    given: code('action', 'CNP'),
    becomes: { key: 'credit-partial', ...code('action', 'CNP') },
  },
]);

const both = (reason: string) => ({ ext: { 'fr-ctc-flow6-reason': reason, 'fr-ctc-flow6-condition': 'DIV' } });

describeNormalisers('reasons of Flow 6', { normalisers: [normaliseReason] }, [
  {
    fact: 'a key gives its usual code',
    type: Reason,
    given: { key: 'prices' },
    becomes: { key: 'prices', ...both('PU_ERR') },
  },
  {
    fact: 'a code gives its key',
    type: Reason,
    given: code('reason', 'QTE_ERR'),
    becomes: { key: 'quantity', ...both('QTE_ERR') },
  },
  { fact: 'another code of the key stays', type: Reason, given: { key: 'prices', ...both('REM_ERR') } },
  { fact: 'a key without codes is left alone', type: Reason, given: { key: 'partial' } },
]);
