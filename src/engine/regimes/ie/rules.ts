import { defineRules } from '../../core/rules/define-rules.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { VAT_ACT } from './norms.ts';
import { isVatNumber } from './tax-identity.ts';

export const taxIdentityRules = defineRules(
  TaxIdentity,
  'IE-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('an Irish VAT number', isVatNumber),
      say: 'An Irish tax code must be a VAT number: seven digits, the right check letter and perhaps A or H, or the former kind with a letter in second place',
      cite: VAT_ACT('s. 65'),
    },
  },
  { everywhere: true, when: identityOf('IE') },
);
