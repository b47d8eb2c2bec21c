import { defineRules } from '../../core/rules/define-rules.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { VAT_ACT } from './norms.ts';
import { isUid } from './tax-identity.ts';

export const taxIdentityRules = defineRules(
  TaxIdentity,
  'AT-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('an Austrian UID-Nummer', isUid),
      say: 'An Austrian tax code must be a UID-Nummer: U and eight digits, the last the right check digit',
      cite: VAT_ACT('Art. 28'),
    },
  },
  { everywhere: true, when: identityOf('AT') },
);
