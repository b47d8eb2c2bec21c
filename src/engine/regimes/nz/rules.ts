import { defineRules } from '../../core/rules/define-rules.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { ACT } from './norms.ts';
import { isIrdNumber } from './tax-identity.ts';

/** Has the code of the format, which published this regime in release 0.505.0. */
export const taxIdentityRules = defineRules(
  TaxIdentity,
  'NZ-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('an IRD number of New Zealand', isIrdNumber),
      say: 'A tax code of New Zealand must be an IRD number: eight or nine digits, the last the right check digit',
      cite: ACT('s. 24'),
    },
  },
  { everywhere: true, when: identityOf('NZ') },
);
