import { defineRules } from '../../core/rules/define-rules.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { DECREE_LAW, REGULATION } from './norms.ts';
import { isTrn } from './tax-identity.ts';

export const taxIdentityRules = defineRules(
  TaxIdentity,
  'AE-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('a Tax Registration Number of the United Arab Emirates', isTrn),
      say: 'A tax code of the United Arab Emirates must be a Tax Registration Number of fifteen digits',
      cite: [DECREE_LAW('art. 1, Tax Registration Number'), REGULATION('art. 59 (1)')],
    },
  },
  { everywhere: true, when: identityOf('AE') },
);
