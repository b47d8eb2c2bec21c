import { defineRules } from '../../core/rules/define-rules.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { TAX_CODE } from './norms.ts';
import { isRfc } from './tax-identity.ts';

export const taxIdentityRules = defineRules(
  TaxIdentity,
  'MX-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('a Mexican RFC', isRfc),
      say: 'A Mexican tax code must be an RFC: three letters (four for people), a date of six digits, three letters or digits',
      cite: TAX_CODE('art. 27'),
    },
  },
  { everywhere: true, when: identityOf('MX') },
);
