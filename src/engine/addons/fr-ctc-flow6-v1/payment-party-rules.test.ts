import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { Payment } from '../../documents/bill/payment.ts';
import { Party } from '../../documents/org/party.ts';
import { partyRules } from './party-rules.ts';
import { paymentRules } from './payment-rules.ts';

const ext = (name: string, code: string): JsonObject => ({ ext: { [`fr-ctc-flow6-${name}`]: code } });
const schemed = (scheme: string, code = '732829320'): JsonObject => ({ code, ext: { 'iso-scheme-id': scheme } });
const known = (...schemes: readonly string[]): JsonObject => ({ identities: schemes.map((each) => schemed(each)) });
const document = (more: JsonObject): JsonObject => ({ lines: [{ document: more }] });
const typed = (type: string, status: string): JsonObject => ({ type, ...ext('status', status) });

const sirenCase = (member: string) => ({
  type: Payment,
  accepts: { [member]: known('0009', '0002') },
  rejects: { [member]: known('0009') },
  at: `$.${member}.identities`,
});
const schemeCase = (member: string) => ({
  type: Payment,
  accepts: { [member]: known('0002', '0238') },
  rejects: { [member]: known('0002', '0231') },
  at: `$.${member}.identities[1].ext`,
});

describeRules('payment rules of Flow 6', ruleBench({ rules: paymentRules }), {
  'GOBL-FR-CTC-FLOW6-BILL-PAYMENT-01': {
    type: Payment,
    accepts: { type: 'advice' },
    rejects: { type: 'request' },
    at: '$.type',
  },
  'GOBL-FR-CTC-FLOW6-BILL-PAYMENT-02': { type: Payment, accepts: { supplier: {} }, rejects: {}, at: '$.supplier' },
  'GOBL-FR-CTC-FLOW6-BILL-PAYMENT-03': sirenCase('supplier'),
  'GOBL-FR-CTC-FLOW6-BILL-PAYMENT-04': schemeCase('supplier'),
  'GOBL-FR-CTC-FLOW6-BILL-PAYMENT-05': { type: Payment, accepts: { customer: {} }, rejects: {}, at: '$.customer' },
  'GOBL-FR-CTC-FLOW6-BILL-PAYMENT-06': sirenCase('customer'),
  'GOBL-FR-CTC-FLOW6-BILL-PAYMENT-07': schemeCase('customer'),
  'GOBL-FR-CTC-FLOW6-BILL-PAYMENT-08': schemeCase('payee'),
  'GOBL-FR-CTC-FLOW6-BILL-PAYMENT-09': [
    { type: Payment, accepts: { lines: [{}] }, rejects: { lines: [{}, {}] }, at: '$.lines' },
    { type: Payment, accepts: { lines: [{}] }, rejects: {}, at: '$.lines' },
    { type: Payment, accepts: { lines: [null] }, rejects: { lines: [{}, null] }, at: '$.lines' },
  ],
  'GOBL-FR-CTC-FLOW6-BILL-PAYMENT-10': {
    type: Payment,
    accepts: document({}),
    rejects: { lines: [{}] },
    at: '$.lines[0].document',
  },
  'GOBL-FR-CTC-FLOW6-BILL-PAYMENT-11': {
    type: Payment,
    accepts: document({ code: '1' }),
    rejects: document({}),
    at: '$.lines[0].document.code',
  },
  'GOBL-FR-CTC-FLOW6-BILL-PAYMENT-12': {
    type: Payment,
    accepts: document({ issue_date: '2026-01-01' }),
    rejects: document({}),
    at: '$.lines[0].document.issue_date',
  },
  'GOBL-FR-CTC-FLOW6-BILL-PAYMENT-13': {
    type: Payment,
    accepts: ext('status', '212'),
    rejects: ext('status', '210'),
    at: '$.ext',
  },
  'GOBL-FR-CTC-FLOW6-BILL-PAYMENT-14': ['MEN', 'MPA', 'RAP'].map((code) => ({
    type: Payment,
    accepts: ext('condition', code),
    rejects: ext('condition', 'REM'),
    at: '$.ext',
  })),
  'GOBL-FR-CTC-FLOW6-BILL-PAYMENT-15': {
    type: Payment,
    accepts: typed('advice', '211'),
    rejects: typed('advice', '212'),
    at: '$.ext',
  },
  'GOBL-FR-CTC-FLOW6-BILL-PAYMENT-16': {
    type: Payment,
    accepts: typed('receipt', '212'),
    rejects: typed('receipt', '211'),
    at: '$.ext',
  },
});

const registered = (siret: string): JsonObject => ({
  identities: [
    { type: 'SIREN', code: '732829320' },
    { type: 'SIRET', code: siret },
  ],
});
const secret = (code: string): JsonObject => ({ identities: [schemed('0224', code)] });
const inbox = (scheme: string, code: string): JsonObject => ({ inboxes: [{ scheme, code }] });

describeRules('party rules of Flow 6', ruleBench({ rules: partyRules }), {
  'GOBL-FR-CTC-FLOW6-ORG-PARTY-01': {
    type: Party,
    accepts: ext('role', 'DFH'),
    rejects: ext('role', 'ZZ'),
    at: '$.ext',
  },
  'GOBL-FR-CTC-FLOW6-ORG-PARTY-02': {
    type: Party,
    accepts: registered('73282932000074'),
    rejects: registered('55208131700014'),
    at: '$.identities',
  },
  'GOBL-FR-CTC-FLOW6-ORG-PARTY-03': {
    type: Party,
    accepts: known('0002', '0009'),
    rejects: known('0002', '0002'),
    at: '$.identities',
  },
  'GOBL-FR-CTC-FLOW6-ORG-PARTY-04': {
    type: Party,
    accepts: known('9999'),
    rejects: { identities: [{ code: '1' }] },
    at: '$.identities[0].ext',
  },
  'GOBL-FR-CTC-FLOW6-ORG-PARTY-05': {
    type: Party,
    accepts: known('0238'),
    rejects: known('0231'),
    at: '$.identities[0].ext',
  },
  'GOBL-FR-CTC-FLOW6-ORG-PARTY-06': {
    type: Party,
    accepts: secret('1'.repeat(100)),
    rejects: secret('1'.repeat(101)),
    at: '$.identities[0].code',
  },
  'GOBL-FR-CTC-FLOW6-ORG-PARTY-07': {
    type: Party,
    accepts: secret('A-1_2/3'),
    rejects: secret('A.1'),
    at: '$.identities[0].code',
  },
  'GOBL-FR-CTC-FLOW6-ORG-PARTY-08': [
    {
      type: Party,
      accepts: inbox('0225', '1'.repeat(125)),
      rejects: inbox('0225', '1'.repeat(126)),
      at: '$.inboxes[0]',
    },
    { type: Party, accepts: inbox('0088', 'A.1'), rejects: inbox('0225', 'A.1'), at: '$.inboxes[0]' },
  ],
});
