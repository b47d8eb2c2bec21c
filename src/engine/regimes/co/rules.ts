import { defineRules } from '../../core/rules/define-rules.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { TAX_STATUTE } from './norms.ts';
import { isNit } from './tax-identity.ts';

export const taxIdentityRules = defineRules(
  TaxIdentity,
  'CO-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('a Colombian NIT', isNit),
      say: 'A Colombian tax code must be a NIT: nine or ten digits, the last the right check digit',
      cite: TAX_STATUTE('art. 555-1'),
    },
  },
  { everywhere: true, when: identityOf('CO') },
);
