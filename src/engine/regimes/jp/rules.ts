import { ownTaxIdentityRules } from '../shared/tax-identity-rules.ts';
import { REGISTER } from './norms.ts';
import { isRegistrationNumber } from './tax-identity.ts';

export const taxIdentityRules = ownTaxIdentityRules('JP', {
  form: 'a Japanese registration number',
  isValid: isRegistrationNumber,
  say: 'A Japanese tax code must be T and thirteen digits, or a corporate number: thirteen digits, the first the right check digit',
  cite: REGISTER('登録番号の構成'),
});
