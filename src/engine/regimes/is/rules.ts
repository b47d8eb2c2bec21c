import { ownTaxIdentityRules } from '../shared/tax-identity-rules.ts';
import { REGISTER } from './norms.ts';
import { isVskNumber } from './tax-identity.ts';

export const taxIdentityRules = ownTaxIdentityRules('IS', {
  form: 'a VSK number or kennitala',
  isValid: isVskNumber,
  say: 'An Icelandic tax code must be a VSK number, five or six digits, or a kennitala: ten digits with the right check digit',
  cite: REGISTER('kennitala'),
});
