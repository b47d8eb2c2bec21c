import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import type { Constraint } from '../../core/rules/constraint.ts';
import { judge, when } from '../../core/rules/constraint.ts';
import { bePresent } from '../../core/rules/constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Note } from '../../documents/org/note.ts';
import { FAMILY } from './invoice-rules.ts';
import { GROUP_TEXT, isGroupMember, subjectOf } from './invoice.ts';
import {
  beReachedAtItsSiren,
  haveLegalSiren,
  haveOneReferenceAtMost,
  isNotSelfBilled,
  isSelfBilled,
} from './constraints.ts';
import { XP_Z12_012 } from './norms.ts';
import { INBOX_SCHEME } from '../shared/french-party.ts';

const includeGroupNote = judge<readonly Note[]>(`include a note ${GROUP_TEXT}`, (notes) =>
  (notes ?? []).some((note) => subjectOf(note) === 'TXD' && note.text === GROUP_TEXT),
);

/** Platforms reach a party at its address in the French directory. */
const haveInbox: Constraint = {
  ...bePresent,
  expected: { kind: 'present', like: [{ scheme: INBOX_SCHEME, code: '' }] },
};

/** Sender and receiver of the invoice. */
export const partyRules: readonly TypeRules[] = [
  defineRules(Invoice, FAMILY, {
    '11': { at: 'supplier.inboxes', must: haveInbox, say: 'The supplier needs an inbox', cite: XP_Z12_012('BR-FR-13') },
    '12': {
      at: 'supplier.identities',
      must: haveLegalSiren,
      say: 'The supplier needs a SIREN as legal identity',
      cite: XP_Z12_012('BR-FR-10'),
    },
    '13': {
      when: isNotSelfBilled,
      at: 'supplier',
      must: beReachedAtItsSiren,
      say: 'The inbox of the supplier (scheme 0225) must begin with its SIREN',
      cite: XP_Z12_012('BR-FR-21, BR-FR-22'),
    },
    '14': { at: 'customer.inboxes', must: haveInbox, say: 'The customer needs an inbox', cite: XP_Z12_012('BR-FR-12') },
    '15': {
      at: 'customer.identities',
      must: haveLegalSiren,
      say: 'The customer needs a SIREN as legal identity',
      cite: XP_Z12_012('BR-FR-11'),
    },
    '16': {
      when: isSelfBilled,
      at: 'customer',
      must: beReachedAtItsSiren,
      say: 'The inbox of the customer who issues the invoice (scheme 0225) must begin with its SIREN',
      cite: XP_Z12_012('BR-FR-21, BR-FR-22'),
    },
    '17': {
      at: 'ordering.identities',
      must: haveOneReferenceAtMost('AFL'),
      say: 'There can be one reference of type AFL at most',
      cite: XP_Z12_012('BR-FR-30'),
    },
    '18': {
      at: 'ordering.identities',
      must: haveOneReferenceAtMost('AWW'),
      say: 'There can be one reference of type AWW at most',
      cite: XP_Z12_012('BR-FR-30'),
    },
  }),
  defineRules(
    Invoice,
    FAMILY,
    {
      '19': {
        at: 'ordering',
        must: bePresent,
        say: 'A member of a taxable group needs ordering details',
        cite: XP_Z12_012('BR-FR-CO-15'),
      },
      '20': {
        at: 'ordering.seller',
        must: bePresent,
        say: 'A member of a taxable group names the group as seller',
        cite: XP_Z12_012('BR-FR-CO-15'),
      },
      '21': {
        at: 'ordering.seller.tax_id',
        must: bePresent,
        say: 'The taxable group needs a tax identity',
        cite: XP_Z12_012('BR-FR-CO-15'),
      },
      '22': {
        at: 'ordering.seller.tax_id.code',
        must: bePresent,
        say: 'The tax identity of the taxable group needs a code',
        cite: XP_Z12_012('BR-FR-CO-15'),
      },
      '23': {
        at: 'notes',
        must: includeGroupNote,
        say: 'A member of a taxable group says so in a note of subject TXD',
        cite: XP_Z12_012('BR-FR-CO-14'),
      },
    },
    {
      when: when<Invoice>('the supplier is a member of a taxable group', ({ supplier }) => isGroupMember(supplier)),
    },
  ),
];
