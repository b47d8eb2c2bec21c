import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy } from '../../core/rules/constraint.ts';
import { bePresent, match, whereGiven } from '../../core/rules/constraints.ts';
import { isStrictCode } from '../../core/text/code.ts';
import { EN_16931, OWN_FORM } from '../norms.ts';
import { TaxIdentity } from './identity.ts';

/** Rules on tax numbers of every country; regimes check the check digits. */
export const taxIdentityRules = defineRules(TaxIdentity, 'TAX-IDENTITY', {
  '01': {
    at: 'country',
    must: bePresent,
    say: 'A tax number needs the country that issued it',
    cite: EN_16931('BR-CO-09'),
  },
  '02': {
    at: 'code',
    must: match(/^[A-Z0-9Ñ&]+$/, 'consist of capital letters, digits and &'),
    say: 'A tax number consists of capitals and digits only, plus Ñ and &',
    uncited: OWN_FORM,
  },
  '03': {
    at: 'scheme',
    must: whereGiven(satisfy<string>('be letters and digits, joined by single separators', isStrictCode)),
    say: 'The scheme of a tax number is made of letters and digits, with single separators in between',
    uncited: OWN_FORM,
  },
});
