import { judge, when } from '../../core/rules/constraint.ts';
import type { Invoice } from '../../documents/bill/invoice.ts';
import type { Identity } from '../../documents/org/identity.ts';
import type { Note } from '../../documents/org/note.ts';
import type { Party } from '../../documents/org/party.ts';
import { documentTypeOf } from '../shared/billing-mode.ts';
import { INBOX_SCHEME, schemeOf, SIREN_SCHEME, sirenOf } from '../shared/french-party.ts';
import { subjectOf } from './invoice.ts';

/** Document types (UNTDID 1001) by kind. */
export const SELF_BILLED = ['389', '501', '500', '471', '473', '261', '502'];
export const CORRECTIVE = ['384', '471', '472', '473'];
export const CREDIT_NOTES = ['261', '381', '396', '502', '503'];
/** Global allowances for a period; the author states the type. */
export const GLOBAL_ALLOWANCE = '262';
export const DOCUMENT_TYPES = '380 389 393 501 386 500 384 471 472 473 381 261 396 502 503 262'.split(' ');

export function isOfType(words: string, types: readonly string[]) {
  return when<Invoice>(words, (invoice) => types.includes(documentTypeOf(invoice)));
}

export const isSelfBilled = isOfType('the customer issues the invoice', SELF_BILLED);
export const isNotSelfBilled = when<Invoice>(
  'the supplier issues the invoice',
  (invoice) => !SELF_BILLED.includes(documentTypeOf(invoice)),
);

export const haveLegalSiren = judge<readonly Identity[]>(
  'include a legal SIREN',
  (identities) =>
    (identities ?? []).some(
      (entry) => schemeOf(entry) === SIREN_SCHEME && (entry.scope ?? '').split('+').includes('legal'),
    ),
  { kind: 'present', like: [{ type: 'SIREN', scope: 'legal', code: '', ext: { 'iso-scheme-id': SIREN_SCHEME } }] },
);

/** Other rules judge a party without SIREN. */
export const beReachedAtItsSiren = judge<Party>(
  'have an inbox that begins with its SIREN',
  (party) => {
    if (!party) return true;
    const siren = sirenOf(party);
    const inbox = party.inboxes?.find(({ scheme }) => scheme === INBOX_SCHEME);
    return siren === '' || (inbox?.code ?? '').startsWith(siren);
  },
  { kind: 'present', like: { inboxes: [{ scheme: INBOX_SCHEME, code: '' }] } },
);

export function haveOneReferenceAtMost(code: string) {
  return judge<readonly Identity[]>(
    `include one ${code} at most`,
    (identities) => (identities ?? []).filter(({ ext }) => ext?.['untdid-reference'] === code).length <= 1,
  );
}

const REQUIRED_SUBJECTS = ['PMT', 'PMD', 'AAB'];
const UNIQUE_SUBJECTS = [...REQUIRED_SUBJECTS, 'TXD'];

export const includeRequiredSubjects = judge<readonly Note[]>(
  `include notes about ${REQUIRED_SUBJECTS.join(', ')}`,
  (notes) => REQUIRED_SUBJECTS.every((subject) => (notes ?? []).some((note) => subjectOf(note) === subject)),
);

export const includeSubjectsOnce = judge<readonly Note[]>(
  `include one note at most about each of ${UNIQUE_SUBJECTS.join(', ')}`,
  (notes) =>
    UNIQUE_SUBJECTS.every((subject) => (notes ?? []).filter((note) => subjectOf(note) === subject).length <= 1),
);
