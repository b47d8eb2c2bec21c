import { defineRules } from '../../core/rules/define-rules.ts';
import { judge, when } from '../../core/rules/constraint.ts';
import { Identity } from '../../documents/org/identity.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { ORGANISATION_NUMBER } from './identities.ts';
import { BOOKKEEPING, CHECK_DIGIT, REGISTER_ACT } from './norms.ts';
import { isMvaNumber, isOrganisationNumber } from './tax-identity.ts';

export const identityRules = defineRules(Identity, 'NO-ORG-IDENTITY', {
  '01': {
    when: when<Identity>('the identity is an organisation number', ({ type }) => type === ORGANISATION_NUMBER),
    at: 'code',
    must: judge<string>('be a Norwegian organisation number', (code) => isOrganisationNumber(code ?? '')),
    say: 'A Norwegian organisation number has nine digits, the last the right check digit',
    cite: [REGISTER_ACT('§ 1'), CHECK_DIGIT('kontrollsiffer, modulus 11')],
  },
});

export const taxIdentityRules = defineRules(
  TaxIdentity,
  'NO-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('a Norwegian organisation number with MVA', isMvaNumber),
      say: 'A Norwegian tax code must be an organisation number with the right check digit, and MVA behind it',
      cite: BOOKKEEPING('§ 5-1-2'),
    },
  },
  { everywhere: true, when: identityOf('NO') },
);
