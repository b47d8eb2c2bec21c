import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import { haveLength, match } from '../../core/rules/constraints.ts';
import { Identity } from '../../documents/org/identity.ts';
import { Inbox } from '../../documents/org/inbox.ts';
import { Item } from '../../documents/org/item.ts';
import { Party } from '../../documents/org/party.ts';
import {
  ADDRESS_FORM,
  hasUniqueSchemes,
  INBOX_LENGTH,
  INBOX_SCHEME,
  isCoherent,
  isValidInbox,
  PRIVATE_LENGTH,
  PRIVATE_SCHEME,
  schemeOf,
} from '../shared/french-party.ts';
import { XP_Z12_012 } from './norms.ts';

const haveSchemes = satisfy<readonly Identity[]>(
  'have one scheme each and private ones of the right form',
  (identities) =>
    hasUniqueSchemes(identities) && identities.every((entry) => schemeOf(entry) !== '' && isValidIdentity(entry)),
);

function isValidIdentity(identity: Identity): boolean {
  if (schemeOf(identity) !== PRIVATE_SCHEME || !identity.code) return true;
  return identity.code.length <= PRIVATE_LENGTH && ADDRESS_FORM.test(identity.code);
}

const FORM = 'letters, digits, -, +, _ and /';

export const partRules: readonly TypeRules[] = [
  defineRules(Party, 'FR-CTC-FLOW2-ORG-PARTY', {
    '01': {
      at: 'identities',
      must: satisfy<readonly Identity[]>('have a SIRET that begins with the SIREN', isCoherent),
      say: 'The SIRET of a party begins with its SIREN',
      cite: XP_Z12_012('BR-FR-09'),
    },
    '02': {
      at: 'identities',
      must: haveSchemes,
      say: 'Each identity needs a scheme of its own (`iso-scheme-id`)',
      cite: XP_Z12_012('BR-FR-CO-10'),
    },
    '03': {
      at: 'inboxes[]',
      must: satisfy<Inbox>('be well formed', isValidInbox),
      say: `An inbox of scheme 0225 has 125 characters at most: ${FORM}`,
      cite: XP_Z12_012('BR-FR-23, BR-FR-25'),
    },
  }),
  defineRules(
    Identity,
    'FR-CTC-FLOW2-ORG-IDENTITY',
    {
      '01': {
        at: 'code',
        must: haveLength(0, PRIVATE_LENGTH),
        say: 'A private identifier has 100 characters at most',
        cite: XP_Z12_012('BR-FR-26'),
      },
      '02': {
        at: 'code',
        must: match(ADDRESS_FORM, 'have only the letters A to Z, digits, - + _ and /'),
        say: `A private identifier is made of ${FORM}`,
        cite: XP_Z12_012('BR-FR-24'),
      },
    },
    { when: when<Identity>('the scheme is 0224', (identity) => schemeOf(identity) === PRIVATE_SCHEME) },
  ),
  defineRules(
    Inbox,
    'FR-CTC-FLOW2-ORG-INBOX',
    {
      '01': {
        at: 'code',
        must: haveLength(0, INBOX_LENGTH),
        say: 'The code of the inbox has 125 characters at most',
        cite: XP_Z12_012('BR-FR-25'),
      },
      '02': {
        at: 'code',
        must: match(ADDRESS_FORM, 'have only the letters A to Z, digits, - + _ and /'),
        say: `The code of the inbox is made of ${FORM}`,
        cite: XP_Z12_012('BR-FR-23'),
      },
    },
    { when: when<Inbox>('the scheme is 0225', ({ scheme }) => scheme === INBOX_SCHEME) },
  ),
  defineRules(Item, 'FR-CTC-FLOW2-ORG-ITEM', {
    '01': {
      at: 'meta',
      must: satisfy<Readonly<Record<string, string>>>('have no blank values', (meta) =>
        Object.values(meta).every((value) => value.trim() !== ''),
      ),
      say: 'An attribute of an item cannot be blank',
      cite: XP_Z12_012('BR-FR-28'),
    },
  }),
];
