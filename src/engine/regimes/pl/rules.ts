import { defineRules } from '../../core/rules/define-rules.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { REGISTRATION } from './norms.ts';
import { isNip } from './tax-identity.ts';

export const taxIdentityRules = defineRules(
  TaxIdentity,
  'PL-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('a Polish NIP', isNip),
      say: 'A Polish tax code must be a NIP: ten digits, the last the right check digit',
      cite: REGISTRATION('art. 2'),
    },
  },
  { everywhere: true, when: identityOf('PL') },
);
