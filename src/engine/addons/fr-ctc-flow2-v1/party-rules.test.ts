import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Identity } from '../../documents/org/identity.ts';
import { Inbox } from '../../documents/org/inbox.ts';
import { Item } from '../../documents/org/item.ts';
import { Party } from '../../documents/org/party.ts';
import { partRules } from './part-rules.ts';
import { partyRules } from './party-rules.ts';

const schemed = (scheme: string, more: JsonObject = {}): JsonObject => ({
  code: '732829320',
  ext: { 'iso-scheme-id': scheme },
  ...more,
});
const legal = { identities: [schemed('0002', { scope: 'legal' })] };
const reached = (code: string, scheme = '0225'): JsonObject => ({ ...legal, inboxes: [{ scheme, code }] });
const issued = (type: string, more: JsonObject): JsonObject => ({
  tax: { ext: { 'untdid-document-type': type } },
  ...more,
});
const refs = (...codes: readonly string[]): JsonObject => ({
  ordering: { identities: codes.map((code) => ({ code: '1', ext: { 'untdid-reference': code } })) },
});
const grouped = (more: JsonObject = {}): JsonObject => ({ supplier: { identities: [schemed('0231')] }, ...more });
const sold = (seller: JsonObject): JsonObject => grouped({ ordering: { seller } });
const groupNote = (text: string): JsonObject => grouped({ notes: [{ text, ext: { 'untdid-text-subject': 'TXD' } }] });

const inboxCase = (member: string) => ({
  type: Invoice,
  accepts: { [member]: reached('732829320') },
  rejects: { [member]: {} },
  at: `$.${member}.inboxes`,
});
const legalCases = (member: string) =>
  [{}, { identities: [schemed('0002')] }, { identities: [schemed('0009', { scope: 'legal' })] }].map(
    (party, index) => ({
      type: Invoice,
      // One scope among others is enough.
      accepts: { [member]: index === 0 ? legal : { identities: [schemed('0002', { scope: 'tax+legal' })] } },
      rejects: { [member]: party },
      at: `$.${member}.identities`,
    }),
  );
const reachCases = (member: string, type: string, other: string) =>
  [legal, reached('552081317'), reached('732829320', '0088')].flatMap((party) => [
    {
      type: Invoice,
      accepts: issued(type, { [member]: reached('732829320_A') }),
      rejects: issued(type, { [member]: party }),
      at: `$.${member}`,
    },
    {
      type: Invoice,
      spares: issued(other, { [member]: party }),
      rejects: issued(type, { [member]: party }),
      at: `$.${member}`,
    },
  ]);

describeRules('party rules of Flow 2', ruleBench({ rules: partyRules }), {
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-11': inboxCase('supplier'),
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-12': legalCases('supplier'),
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-13': reachCases('supplier', '380', '389'),
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-14': inboxCase('customer'),
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-15': legalCases('customer'),
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-16': reachCases('customer', '389', '380'),
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-17': {
    type: Invoice,
    accepts: refs('AFL', 'AWW', 'AWW'),
    rejects: refs('AFL', 'AFL'),
    at: '$.ordering.identities',
  },
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-18': {
    type: Invoice,
    accepts: refs('AWW', 'AFL', 'AFL'),
    rejects: refs('AWW', 'AWW'),
    at: '$.ordering.identities',
  },
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-19': [
    { type: Invoice, accepts: grouped({ ordering: {} }), rejects: grouped(), at: '$.ordering' },
    { type: Invoice, spares: {}, rejects: grouped(), at: '$.ordering' },
  ],
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-20': {
    type: Invoice,
    accepts: sold({}),
    rejects: grouped({ ordering: {} }),
    at: '$.ordering.seller',
  },
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-21': {
    type: Invoice,
    accepts: sold({ tax_id: { country: 'FR' } }),
    rejects: sold({}),
    at: '$.ordering.seller.tax_id',
  },
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-22': {
    type: Invoice,
    accepts: sold({ tax_id: { country: 'FR', code: '44732829320' } }),
    rejects: sold({ tax_id: { country: 'FR' } }),
    at: '$.ordering.seller.tax_id.code',
  },
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-23': {
    type: Invoice,
    accepts: groupNote('MEMBRE_ASSUJETTI_UNIQUE'),
    rejects: groupNote('x'),
    at: '$.notes',
  },
});

const parties = (...identities: readonly JsonObject[]): JsonObject => ({ identities });
const siret = (code: string): JsonObject => parties({ type: 'SIREN', code: '732829320' }, { type: 'SIRET', code });
const inbox = (code: string, scheme = '0225'): JsonObject => ({ scheme, code });

describeRules('part rules of Flow 2', ruleBench({ rules: partRules }), {
  'GOBL-FR-CTC-FLOW2-ORG-PARTY-01': {
    type: Party,
    accepts: siret('73282932000074'),
    rejects: siret('55208131700014'),
    at: '$.identities',
  },
  'GOBL-FR-CTC-FLOW2-ORG-PARTY-02': [
    parties({ code: '1' }),
    parties(schemed('0002'), schemed('0002')),
    parties(schemed('0224', { code: 'A.1' })),
  ].map((rejects) => ({
    type: Party,
    accepts: parties(schemed('0002'), schemed('0224')),
    rejects,
    at: '$.identities',
  })),
  'GOBL-FR-CTC-FLOW2-ORG-PARTY-03': {
    type: Party,
    accepts: { inboxes: [inbox('A.1', '0088')] },
    rejects: { inboxes: [inbox('A.1')] },
    at: '$.inboxes[0]',
  },
  'GOBL-FR-CTC-FLOW2-ORG-IDENTITY-01': {
    type: Identity,
    accepts: schemed('0224', { code: '1'.repeat(100) }),
    rejects: schemed('0224', { code: '1'.repeat(101) }),
    at: '$.code',
  },
  'GOBL-FR-CTC-FLOW2-ORG-IDENTITY-02': [
    {
      type: Identity,
      accepts: schemed('0224', { code: 'A-1' }),
      rejects: schemed('0224', { code: 'A.1' }),
      at: '$.code',
    },
    {
      type: Identity,
      spares: schemed('0002', { code: 'A.1' }),
      rejects: schemed('0224', { code: 'A.1' }),
      at: '$.code',
    },
  ],
  'GOBL-FR-CTC-FLOW2-ORG-INBOX-01': {
    type: Inbox,
    accepts: inbox('1'.repeat(125)),
    rejects: inbox('1'.repeat(126)),
    at: '$.code',
  },
  'GOBL-FR-CTC-FLOW2-ORG-INBOX-02': { type: Inbox, accepts: inbox('A-1'), rejects: inbox('A.1'), at: '$.code' },
  'GOBL-FR-CTC-FLOW2-ORG-ITEM-01': {
    type: Item,
    accepts: { meta: { colour: 'red' } },
    rejects: { meta: { colour: ' ' } },
    at: '$.meta',
  },
});
