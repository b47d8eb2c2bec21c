import { isEuMember } from '../../codelists/countries.ts';
import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import type { Guard } from '../../core/rules/constraint.ts';
import { judge, satisfy, when } from '../../core/rules/constraint.ts';
import { beNoneOf, beOneOfAlways } from '../../core/rules/constraints.ts';
import { carryExtensions } from '../../core/tax/extension-constraints.ts';
import type { Identity } from '../../documents/org/identity.ts';
import { Party } from '../../documents/org/party.ts';
import { SCHEME } from './extension-keys.ts';
import { CHORUS } from './norms.ts';
import { EU_STRUCTURE, hasSiret, NON_EU_STRUCTURE, SIRET_HOLDER } from './party.ts';

const COUNTRY = 'tax_id.country';

function isIn(scheme: string): Guard<Party> {
  return when<Party>(`the scheme is ${scheme}`, ({ ext }) => ext?.[SCHEME] === scheme);
}

const isInOther = when<Party>(`the scheme is another than ${SIRET_HOLDER}`, ({ ext }) => {
  const scheme = ext?.[SCHEME];
  return Boolean(scheme) && scheme !== SIRET_HOLDER;
});

const includeSiret = judge<readonly Identity[]>('include a SIRET', (identities) => hasSiret({ identities }), {
  kind: 'present',
  like: [{ type: 'SIRET', code: '' }],
});
const includeNoSiret = judge<readonly Identity[]>('include no SIRET', (identities) => !hasSiret({ identities }));

const beInUnion = satisfy<string>('be a member of the EU', (country) => country === '' || isEuMember(country));
const beOutsideUnion = satisfy<string>(
  'not be a member of the EU',
  (country) => country === '' || !isEuMember(country),
);

export const partyRules: readonly TypeRules[] = [
  defineRules(Party, 'FR-CHORUSPRO-ORG-PARTY', {
    '01': {
      at: 'ext',
      must: carryExtensions(SCHEME),
      say: 'A party needs the kind of its identifier: give it a SIRET, a foreign tax identity or the scheme itself',
      cite: CHORUS('type of identifier of a party'),
    },
    '02': {
      when: isIn(SIRET_HOLDER),
      at: 'identities',
      must: includeSiret,
      say: 'A party in scheme 1 needs an identity of the type SIRET',
      cite: CHORUS('type of identifier 1, SIRET'),
    },
    '03': {
      when: isIn(SIRET_HOLDER),
      at: COUNTRY,
      must: beOneOfAlways(['FR']),
      say: 'The tax identity of a party in scheme 1 must be French',
      cite: CHORUS('type of identifier 1, SIRET'),
    },
    '04': {
      when: isInOther,
      at: 'identities',
      must: includeNoSiret,
      say: 'Only a party in scheme 1 can have an identity of the type SIRET',
      cite: CHORUS('type of identifier 1, SIRET'),
    },
    '05': {
      when: isIn(EU_STRUCTURE),
      at: COUNTRY,
      must: beNoneOf(['FR']),
      say: 'The tax identity of a party in scheme 2 cannot be French',
      cite: CHORUS('type of identifier 2, VAT number of another member state'),
    },
    '06': {
      when: isIn(EU_STRUCTURE),
      at: COUNTRY,
      must: beInUnion,
      say: 'The tax identity of a party in scheme 2 must be from the EU',
      cite: CHORUS('type of identifier 2, VAT number of another member state'),
    },
    '07': {
      when: isIn(NON_EU_STRUCTURE),
      at: COUNTRY,
      must: beOutsideUnion,
      say: 'The tax identity of a party in scheme 3 cannot be from the EU',
      cite: CHORUS('type of identifier 3, outside the European Union'),
    },
  }),
];
