import { ownTaxIdentityRules } from '../shared/tax-identity-rules.ts';
import { REGISTER } from './norms.ts';
import { isRut } from './tax-identity.ts';

export const taxIdentityRules = ownTaxIdentityRules('UY', {
  form: 'a Uruguayan RUT',
  isValid: isRut,
  say: 'A Uruguayan tax code must be a RUT: twelve digits, the last the right check digit',
  cite: REGISTER('RUT'),
});
