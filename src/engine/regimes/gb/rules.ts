import { defineRules } from '../../core/rules/define-rules.ts';
import { match } from '../../core/rules/constraints.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { VAT_REGULATIONS } from './norms.ts';
import { hasRightCheck, isOtherThanZero, VAT_NUMBER_FORM } from './tax-identity.ts';

/** Each names its own error, so several may occur together. */
export const taxIdentityRules = defineRules(
  TaxIdentity,
  'GB-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: match(VAT_NUMBER_FORM, 'have the form of a British VAT registration number'),
      say: 'A British tax code has nine or twelve digits, or GD or HA and three digits',
      cite: VAT_REGULATIONS('regulations 2 (1) and 14 (1) (d)', '14'),
    },
    '02': {
      at: 'code',
      must: beTaxCode('a number other than zero', isOtherThanZero),
      say: 'A British tax code must be a number other than zero',
      cite: VAT_REGULATIONS('regulations 2 (1) and 14 (1) (d)', '14'),
    },
    '03': {
      at: 'code',
      must: beTaxCode('a VAT registration number with the right check digits', hasRightCheck),
      say: 'The eighth and ninth digit of a British tax code must be the right check, GD goes with numbers to 499 and HA with those above',
      cite: VAT_REGULATIONS('regulations 2 (1) and 14 (1) (d)', '14'),
    },
  },
  { everywhere: true, when: identityOf('GB') },
);
