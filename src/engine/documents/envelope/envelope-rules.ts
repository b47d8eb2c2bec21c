import { isZeroDate } from '../../core/cal/date.ts';
import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import { bePresent, beUrl, countEntries, whereGiven } from '../../core/rules/constraints.ts';
import { isSameType } from '../../core/schema/by-type.ts';
import type { Embedded } from '../../core/schema/embedded.ts';
import { embedded } from '../../core/schema/embedded.ts';
import { Delivery } from '../bill/delivery.ts';
import { Invoice } from '../bill/invoice.ts';
import { Order } from '../bill/order.ts';
import { Payment } from '../bill/payment.ts';
import { Status } from '../bill/status.ts';
import { DocumentRef } from '../org/document-ref.ts';
import { OWN_ENVELOPE, OWN_MEMBER, WEB_ADDRESS } from '../norms.ts';
import { Envelope } from './envelope.ts';

const isSigned = when<Envelope>('the envelope is signed', ({ sigs }) => Boolean(sigs?.length));
const isUnsigned = when<Envelope>('the envelope is not signed', ({ sigs }) => !sigs?.length);

/** Documents that need a code before they are signed. */
const numberedTypes = [Invoice, Order, Delivery, Payment, Status];
type Numbered = Invoice | Order | Delivery | Payment | Status;

function isReadyToSign({ type, content }: Embedded): boolean {
  if (!type || !numberedTypes.some((numbered) => isSameType(numbered.named, type.named))) return true;
  const { code, issue_date } = content as Numbered;
  return Boolean(code) && (!isSameType(type.named, Status.named) || !isZeroDate(issue_date));
}

const beReadyToSign = satisfy<Envelope>(
  'hold a document that is ready to be signed',
  ({ doc }) => doc !== undefined && isReadyToSign(doc),
);

const haveMatchingDigest = satisfy<Envelope>(
  'carry the digest of its document',
  ({ head }, scope) => head !== undefined && scope.digestMatches !== false,
);

const beSchemaId = whereGiven(beUrl);
const schemaIdWords = 'A schema identifier is a full web address';

export const envelopeRules: readonly TypeRules[] = [
  defineRules(Envelope, 'ENVELOPE', {
    '01': { at: '$schema', must: bePresent, say: 'An envelope names its schema in $schema', uncited: OWN_ENVELOPE },
    '02': { at: 'head', must: bePresent, say: 'An envelope needs a header', uncited: OWN_ENVELOPE },
    '03': { at: 'doc', must: bePresent, say: 'An envelope needs a document in doc', uncited: OWN_ENVELOPE },
    '04': {
      at: 'doc',
      must: satisfy<Embedded>('be of a known schema', ({ type }) => type !== undefined),
      say: 'The document in an envelope is of a schema that this engine knows',
      uncited: OWN_ENVELOPE,
    },
    '11': {
      must: haveMatchingDigest,
      say: 'The document has changed since its digest was taken: the digest in the header is another',
      uncited: OWN_ENVELOPE,
    },
    '12': {
      when: isUnsigned,
      must: satisfy<Envelope>('have no stamps', ({ head }, scope) => countEntries(head?.stamps, scope) === 0),
      say: 'Stamps are kept in the header of signed envelopes only',
      uncited: OWN_ENVELOPE,
    },
    '13': {
      when: isSigned,
      must: beReadyToSign,
      say: 'A document is signed only when it is complete: bills need their code, a status also its date',
      uncited: OWN_ENVELOPE,
    },
  }),
  defineRules(embedded, 'SCHEMA-OBJECT', {
    '01': {
      at: 'schema',
      as: '$schema',
      must: bePresent,
      say: 'An embedded object names its schema in $schema',
      uncited: OWN_MEMBER,
    },
  }),
  // Places where documents name a schema; the engine has the value as plain text.
  defineRules(embedded, 'SCHEMA-ID', {
    '01': { at: 'schema', as: '$schema', must: beSchemaId, say: schemaIdWords, cite: WEB_ADDRESS },
  }),
  defineRules(Envelope, 'SCHEMA-ID', {
    '01': { at: '$schema', must: beSchemaId, say: schemaIdWords, cite: WEB_ADDRESS },
  }),
  defineRules(DocumentRef, 'SCHEMA-ID', {
    '01': { at: 'schema', must: beSchemaId, say: schemaIdWords, cite: WEB_ADDRESS },
  }),
];
