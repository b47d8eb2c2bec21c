import { defineRules } from '../../core/rules/define-rules.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { VIES } from '../shared/eu-norms.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { isVatNumber } from './tax-identity.ts';

/** Has the code of the format, which published this regime in release 0.506.0. */
export const taxIdentityRules = defineRules(
  TaxIdentity,
  'SK-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('a Slovak VAT number', isVatNumber),
      say: 'A Slovak tax code must be a VAT number: ten digits, the first not 0, that 11 divides',
      cite: VIES('Slovakia'),
    },
  },
  { everywhere: true, when: identityOf('SK') },
);
