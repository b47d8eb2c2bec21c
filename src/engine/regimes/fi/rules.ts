import { defineRules } from '../../core/rules/define-rules.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { isBusinessId } from './tax-identity.ts';

export const taxIdentityRules = defineRules(
  TaxIdentity,
  'FI-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('a Finnish Y-tunnus', isBusinessId),
      say: 'A Finnish tax code must be a Y-tunnus without dash: eight digits, the last the right check digit',
      cite: 'Yritys- ja yhteisötietolaki 244/2001',
    },
  },
  { everywhere: true, when: identityOf('FI') },
);
