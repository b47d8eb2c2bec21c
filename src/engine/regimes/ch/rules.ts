import { defineRules } from '../../core/rules/define-rules.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { ORDINANCE } from './norms.ts';
import { isUid } from './tax-identity.ts';

export const taxIdentityRules = defineRules(
  TaxIdentity,
  'CH-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('a Swiss UID', isUid),
      say: 'A Swiss tax code must be a UID without country code: E and nine digits, the last the right check digit',
      cite: ORDINANCE('Art. 5'),
    },
  },
  { everywhere: true, when: identityOf('CH') },
);
