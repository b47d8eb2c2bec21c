import { defineRules } from '../../core/rules/define-rules.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { STRUCTURES } from './norms.ts';
import { isCedula } from './tax-identity.ts';

/** Has the code of the format, which published this regime in release 0.506.0. */
export const taxIdentityRules = defineRules(
  TaxIdentity,
  'CR-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('a cédula of Costa Rica', isCedula),
      say: 'A tax code of Costa Rica must have 9, 11 or 12 digits, the first not 0, or 10 letters and digits',
      cite: STRUCTURES('Número de cédula'),
    },
  },
  { everywhere: true, when: identityOf('CR') },
);
