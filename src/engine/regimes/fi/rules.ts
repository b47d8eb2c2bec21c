import { defineRules } from '../../core/rules/define-rules.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { ACT, CHECK_DIGIT } from './norms.ts';
import { isBusinessId } from './tax-identity.ts';

export const taxIdentityRules = defineRules(
  TaxIdentity,
  'FI-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('a Finnish Y-tunnus', isBusinessId),
      say: 'A Finnish tax code must be a Y-tunnus without dash: eight digits, the last the right check digit',
      cite: [ACT('9 §'), CHECK_DIGIT('Yritys- ja yhteisötunnus')],
    },
  },
  { everywhere: true, when: identityOf('FI') },
);
