import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { Action } from '../../documents/bill/action.ts';
import { Reason } from '../../documents/bill/reason.ts';
import { Status } from '../../documents/bill/status.ts';
import { reasonRules } from './reason-rules.ts';
import { statusRules } from './status-rules.ts';

const type = Status;
const ext = (name: string, code: string): JsonObject => ({ ext: { [`fr-ctc-flow6-${name}`]: code } });
const schemed = (scheme: string): JsonObject => ({
  identities: [{ code: '732829320', ext: { 'iso-scheme-id': scheme } }],
});
const lined = (...lines: readonly JsonObject[]): JsonObject => ({ lines });
const keyed = (key: string, kind: string): JsonObject => ({ type: kind, lines: [{ key }] });
const reasoned = (status: string, ...reasons: readonly string[]): JsonObject =>
  lined({ key: 'rejected', reasons: reasons.map((code) => ext('reason', code)), ...ext('status', status) });

function reachCases(member: string) {
  const at = `$.${member}`;
  return [
    { type, accepts: { [member]: { inboxes: [{ code: '1' }] } }, rejects: { [member]: ext('role', 'SE') }, at },
    ...['WK', 'DFH'].map((role) => ({ type, accepts: { [member]: ext('role', role) }, rejects: { [member]: {} }, at })),
  ];
}

function roleCase(member: string) {
  return { type, accepts: { [member]: ext('role', 'AB') }, rejects: { [member]: {} }, at: `$.${member}.ext` };
}

const reasonCase = (status: string, known: string, other: string) => ({
  type,
  accepts: reasoned(status, known),
  rejects: reasoned(status, known, other),
  at: '$.lines[0].reasons[1].ext',
});

describeRules('status rules of Flow 6', ruleBench({ rules: [...statusRules, ...reasonRules] }), {
  'GOBL-FR-CTC-FLOW6-BILL-STATUS-01': { type, accepts: { type: 'update' }, rejects: { type: 'system' }, at: '$.type' },
  'GOBL-FR-CTC-FLOW6-BILL-STATUS-02': ['211', '212', '214'].map((code) => ({
    type,
    accepts: ext('status', '213'),
    rejects: ext('status', code),
    at: '$.ext',
  })),
  'GOBL-FR-CTC-FLOW6-BILL-STATUS-03': { type, accepts: { supplier: {} }, rejects: {}, at: '$.supplier' },
  'GOBL-FR-CTC-FLOW6-BILL-STATUS-04': reachCases('supplier'),
  'GOBL-FR-CTC-FLOW6-BILL-STATUS-05': roleCase('supplier'),
  'GOBL-FR-CTC-FLOW6-BILL-STATUS-06': {
    type,
    accepts: { supplier: schemed('0002') },
    rejects: { supplier: schemed('0009') },
    at: '$.supplier.identities',
  },
  'GOBL-FR-CTC-FLOW6-BILL-STATUS-07': { type, accepts: { customer: {} }, rejects: {}, at: '$.customer' },
  'GOBL-FR-CTC-FLOW6-BILL-STATUS-08': reachCases('customer'),
  'GOBL-FR-CTC-FLOW6-BILL-STATUS-09': roleCase('customer'),
  'GOBL-FR-CTC-FLOW6-BILL-STATUS-10': ['0002', '0009', '0223', '0224', '0226', '0227', '0228', '0229', '0238'].map(
    (scheme) => ({
      type,
      accepts: { customer: schemed(scheme) },
      rejects: { customer: schemed('0231') },
      at: '$.customer.identities',
    }),
  ),
  'GOBL-FR-CTC-FLOW6-BILL-STATUS-11': [
    { type, accepts: lined({}), rejects: lined({}, {}), at: '$.lines' },
    { type, accepts: lined({}), rejects: {}, at: '$.lines' },
  ],
  'GOBL-FR-CTC-FLOW6-BILL-STATUS-12': { type, accepts: lined({ doc: {} }), rejects: lined({}), at: '$.lines[0].doc' },
  'GOBL-FR-CTC-FLOW6-BILL-STATUS-13': {
    type,
    accepts: lined({ doc: { code: '1' } }),
    rejects: lined({ doc: {} }),
    at: '$.lines[0].doc.code',
  },
  'GOBL-FR-CTC-FLOW6-BILL-STATUS-14': {
    type,
    accepts: lined({ doc: { issue_date: '2026-01-01' } }),
    rejects: lined({ doc: {} }),
    at: '$.lines[0].doc.issue_date',
  },
  'GOBL-FR-CTC-FLOW6-BILL-STATUS-15': {
    type,
    accepts: lined({ key: 'issued' }),
    rejects: lined({ key: 'paid' }),
    at: '$.lines[0].key',
  },
  'GOBL-FR-CTC-FLOW6-BILL-STATUS-16': ['rejected', 'querying', 'error'].map((key) => ({
    type,
    accepts: lined({ key, reasons: [{}] }, { key: 'accepted' }),
    rejects: lined({ key }),
    at: '$.lines[0].reasons',
  })),
  'GOBL-FR-CTC-FLOW6-BILL-STATUS-17': reasonCase('200', 'NON_TRANSMISE', 'AUTRE'),
  'GOBL-FR-CTC-FLOW6-BILL-STATUS-18': reasonCase('206', 'LIVR_INCOMP', 'ADR_ERR'),
  'GOBL-FR-CTC-FLOW6-BILL-STATUS-19': reasonCase('207', 'ADR_ERR', 'JUSTIF_ABS'),
  'GOBL-FR-CTC-FLOW6-BILL-STATUS-20': reasonCase('208', 'JUSTIF_ABS', 'AUTRE'),
  'GOBL-FR-CTC-FLOW6-BILL-STATUS-21': reasonCase('210', 'REF_CT_ABSENT', 'SIRET_ERR'),
  'GOBL-FR-CTC-FLOW6-BILL-STATUS-22': reasonCase('213', 'REJ_ASS_PJ', 'TX_TVA_ERR'),
  'GOBL-FR-CTC-FLOW6-BILL-STATUS-23': {
    type,
    accepts: keyed('accepted', 'response'),
    rejects: keyed('issued', 'response'),
    at: '$.lines[0].key',
  },
  'GOBL-FR-CTC-FLOW6-BILL-STATUS-24': {
    type,
    accepts: keyed('issued', 'update'),
    rejects: keyed('accepted', 'update'),
    at: '$.lines[0].key',
  },
  'GOBL-FR-CTC-FLOW6-BILL-REASON-01': {
    type: Reason,
    accepts: ext('reason', 'IRR_ANTIVIRUS'),
    rejects: ext('reason', 'X'),
    at: '$.ext',
  },
  'GOBL-FR-CTC-FLOW6-BILL-REASON-02': ['MEN', 'MPA', 'RAP', 'X'].map((code) => ({
    type: Reason,
    accepts: ext('condition', 'REM'),
    rejects: ext('condition', code),
    at: '$.ext',
  })),
  'GOBL-FR-CTC-FLOW6-BILL-ACTION-01': ['NOA', 'PIN', 'NIN', 'CNF', 'CNP', 'CNA', 'OTH'].map((code) => ({
    type: Action,
    accepts: ext('action', code),
    rejects: ext('action', 'X'),
    at: '$.ext',
  })),
});
