import { defineRules } from '../../core/rules/define-rules.ts';
import { match } from '../../core/rules/constraints.ts';
import { Identity } from '../../documents/org/identity.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { ZATCA } from './norms.ts';
import { isVatNumber } from './tax-identity.ts';

/** For every identity in the document, of any holder and type. */
export const identityRules = defineRules(Identity, 'SA-ORG-IDENTITY', {
  '01': {
    at: 'code',
    must: match(/^[a-zA-Z0-9]*$/, 'have letters A to Z and digits only'),
    say: 'Codes of identities in Saudi documents have letters A to Z and digits only',
    cite: ZATCA('BR-KSA-08, BR-KSA-14'),
  },
});

export const taxIdentityRules = defineRules(
  TaxIdentity,
  'SA-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('a Saudi VAT registration number', isVatNumber),
      say: 'A Saudi tax code must be a VAT registration number: fifteen digits, the first and the last 3',
      cite: ZATCA('BR-KSA-40'),
    },
  },
  { everywhere: true, when: identityOf('SA') },
);
