import { defineRules } from '../../core/rules/define-rules.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { ACT } from './norms.ts';
import { isAbn } from './tax-identity.ts';

/** Has the code of the format, which published this regime in release 0.505.0. */
export const taxIdentityRules = defineRules(
  TaxIdentity,
  'AU-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('an Australian ABN', isAbn, 'front'),
      say: 'An Australian tax code must be an ABN: eleven digits, the first two the right check',
      cite: ACT('s. 8 to 11'),
    },
  },
  { everywhere: true, when: identityOf('AU') },
);
