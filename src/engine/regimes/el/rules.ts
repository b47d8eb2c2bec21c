import { defineRules } from '../../core/rules/define-rules.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { PROCEDURE } from './norms.ts';
import { isAfm } from './tax-identity.ts';

/** The codes of the rules keep the ISO code of the country. Building changes identities of GR to EL. */
export const taxIdentityRules = defineRules(
  TaxIdentity,
  'GR-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('a Greek ΑΦΜ', isAfm),
      say: 'A Greek tax code must be an ΑΦΜ: nine digits, the last the right check digit',
      cite: PROCEDURE('άρθρο 10'),
    },
  },
  { everywhere: true, when: identityOf('EL') },
);
