import { SCHEMA_ROOT } from '../../core/schema/kind.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Invoice } from '../bill/invoice.ts';
import { Status } from '../bill/status.ts';
import { Digest } from '../dsig/digest.ts';
import { digestRules } from '../dsig/digest-rules.ts';
import { languageRules } from '../i18n/language-rules.ts';
import { Definition } from '../cbc/definition.ts';
import { Message } from '../note/message.ts';
import { messageRules } from '../note/message-rules.ts';
import { DocumentRef } from '../org/document-ref.ts';
import { Envelope } from './envelope.ts';
import { envelopeRules } from './envelope-rules.ts';

const message = { $schema: SCHEMA_ROOT + 'note/message', content: 'x' };
const invoice = { $schema: SCHEMA_ROOT + 'bill/invoice', code: '1' };
const status = { $schema: SCHEMA_ROOT + 'bill/status', code: '1', issue_date: '2026-01-31' };
const head = { stamps: [{ prv: 'a', val: 'x' }] };
const sigs = ['eyJhbGciOiJFUzI1NiJ9.e30.AA'];
const at = '$';

const bench = ruleBench({
  rules: [...envelopeRules, digestRules, languageRules, messageRules],
  embedded: [Message, Invoice, Status],
});

describeRules('rules of envelopes', bench, {
  'GOBL-ENVELOPE-01': { type: Envelope, accepts: { $schema: 'x' }, rejects: {}, at: '$.$schema' },
  'GOBL-ENVELOPE-02': { type: Envelope, accepts: { head: {} }, rejects: {}, at: '$.head' },
  'GOBL-ENVELOPE-03': { type: Envelope, accepts: { doc: {} }, rejects: {}, at: '$.doc' },
  'GOBL-ENVELOPE-04': [
    { type: Envelope, accepts: { doc: message }, rejects: { doc: { $schema: SCHEMA_ROOT + 'a/b' } }, at: '$.doc' },
    { type: Envelope, accepts: {}, rejects: { doc: { content: 'x' } }, at: '$.doc' },
  ],
  'GOBL-ENVELOPE-11': [
    { type: Envelope, accepts: { head }, rejects: {}, at },
    { type: Envelope, accepts: { head }, rejects: { head }, rejectedIn: { digestMatches: false }, at },
    { type: Envelope, digestMatches: true, accepts: { head }, rejects: {}, at },
  ],
  'GOBL-ENVELOPE-12': [
    { type: Envelope, spares: { head, sigs }, rejects: { head }, at },
    { type: Envelope, accepts: { head: { stamps: [] } }, rejects: { head, sigs: [] }, at },
    { type: Envelope, accepts: {}, rejects: { head }, at },
    { type: Envelope, accepts: { head: {} }, rejects: { head: { stamps: [null] } }, at },
  ],
  'GOBL-ENVELOPE-13': [
    { type: Envelope, accepts: { doc: invoice, sigs }, rejects: { doc: { ...invoice, code: '' }, sigs }, at },
    { type: Envelope, spares: { doc: { ...invoice, code: '' } }, rejects: { sigs }, at },
    { type: Envelope, accepts: { doc: status, sigs }, rejects: { doc: { ...status, issue_date: '' }, sigs }, at },
    { type: Envelope, accepts: { doc: message, sigs }, rejects: { doc: { ...status, code: '' }, sigs }, at },
  ],
  'GOBL-SCHEMA-OBJECT-01': [
    { type: Envelope, accepts: { doc: message }, rejects: { doc: { content: 'x' } }, at: '$.doc.$schema' },
    {
      type: Invoice,
      accepts: { complements: [message] },
      rejects: { complements: [message, {}] },
      at: '$.complements[1].$schema',
    },
  ],
  'GOBL-SCHEMA-ID-01': [
    { type: Envelope, accepts: { $schema: SCHEMA_ROOT + 'envelope' }, rejects: { $schema: 'x' }, at: '$.$schema' },
    { type: Envelope, accepts: { doc: {} }, rejects: { doc: { $schema: 'x' } }, at: '$.doc.$schema' },
    { type: DocumentRef, accepts: { schema: SCHEMA_ROOT + 'bill/invoice' }, rejects: { schema: 'x' }, at: '$.schema' },
    { type: DocumentRef, accepts: {}, rejects: { schema: 'bill/invoice' }, at: '$.schema' },
  ],
  'GOBL-DSIG-DIGEST-01': [
    { type: Digest, accepts: { alg: 'sha256' }, rejects: {}, at: '$.alg' },
    { type: Envelope, spares: { head: {} }, rejects: { head: { dig: {} } }, at: '$.head.dig.alg' },
  ],
  'GOBL-DSIG-DIGEST-02': { type: Digest, accepts: { val: 'x' }, rejects: {}, at: '$.val' },
  'GOBL-I18N-LANG-01': {
    type: Definition,
    accepts: { name: { en: 'x', es: 'x' } },
    rejects: { name: { en: 'x', xx: 'x' } },
    at: '$.name.xx',
  },
  'GOBL-NOTE-MESSAGE-01': [
    { type: Message, accepts: { content: 'x' }, rejects: {}, at: '$.content' },
    { type: Envelope, accepts: { doc: message }, rejects: { doc: { ...message, content: '' } }, at: '$.doc.content' },
  ],
});
