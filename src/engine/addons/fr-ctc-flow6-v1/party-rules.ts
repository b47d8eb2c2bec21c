import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import { haveLength, match } from '../../core/rules/constraints.ts';
import type { Extensions } from '../../core/tax/extension-changes.ts';
import { carryExtensions, haveExtension } from '../../core/tax/extension-constraints.ts';
import type { Identity } from '../../documents/org/identity.ts';
import type { Inbox } from '../../documents/org/inbox.ts';
import { Party } from '../../documents/org/party.ts';
import {
  ADDRESS_FORM,
  hasUniqueSchemes,
  isCoherent,
  isValidInbox,
  PRIVATE_LENGTH,
  PRIVATE_SCHEME,
  SCHEME,
  schemeOf,
} from '../shared/french-party.ts';
import { ROLE } from './extension-keys.ts';
import { XP_Z12_012 } from './norms.ts';
import { codesOf } from './reason-rules.ts';
import { SCHEMES } from './constraints.ts';

const ROLES = codesOf(ROLE);
const FORM = 'letters, digits, -, +, _ and /';

const isPrivate = when<Identity>('the scheme is 0224', (identity) => schemeOf(identity) === PRIVATE_SCHEME);

export const partyRules: readonly TypeRules[] = [
  defineRules(Party, 'FR-CTC-FLOW6-ORG-PARTY', {
    '01': {
      at: 'ext',
      must: satisfy<Extensions>('have a known role', (ext) => !ext[ROLE] || ROLES.includes(ext[ROLE])),
      say: 'The role of a party must be known',
      cite: XP_Z12_012('BR-FR-CDV-CL-03, BR-FR-CDV-CL-04'),
    },
    '02': {
      at: 'identities',
      must: satisfy<readonly Identity[]>('have a SIRET that begins with the SIREN', isCoherent),
      say: 'The SIRET of a party begins with its SIREN',
      cite: XP_Z12_012('BR-FR-09'),
    },
    '03': {
      at: 'identities',
      must: satisfy<readonly Identity[]>('have a scheme each of its own', hasUniqueSchemes),
      say: 'No two identities of a party can have one scheme',
      cite: XP_Z12_012('BR-FR-CO-10'),
    },
    '04': {
      at: 'identities[].ext',
      must: carryExtensions(SCHEME),
      say: 'An identity needs a scheme',
      cite: XP_Z12_012('BR-FR-CO-10'),
    },
    '05': {
      at: 'identities[].ext',
      must: haveExtension(SCHEME, ...SCHEMES),
      say: 'The scheme must be known',
      cite: XP_Z12_012('BR-FR-CO-10'),
    },
    '06': {
      on: 'identities[]',
      when: isPrivate,
      at: 'code',
      must: haveLength(0, PRIVATE_LENGTH),
      say: 'A private identifier has 100 characters at most',
      cite: XP_Z12_012('BR-FR-26'),
    },
    '07': {
      on: 'identities[]',
      when: isPrivate,
      at: 'code',
      must: match(ADDRESS_FORM, 'have only the letters A to Z, digits, - + _ and /'),
      say: `A private identifier is made of ${FORM}`,
      cite: XP_Z12_012('BR-FR-24'),
    },
    '08': {
      at: 'inboxes[]',
      must: satisfy<Inbox>('be well formed', isValidInbox),
      say: `An inbox of scheme 0225 has 125 characters at most: ${FORM}`,
      cite: XP_Z12_012('BR-FR-23, BR-FR-25'),
    },
  }),
];
