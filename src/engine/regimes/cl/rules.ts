import { supplierNumberRules } from '../shared/own-invoice-rules.ts';
import { ownTaxIdentityRules } from '../shared/tax-identity-rules.ts';
import { INVOICING, REGISTER } from './norms.ts';
import { isRut } from './tax-identity.ts';

export const invoiceRules = supplierNumberRules('CL', {
  form: 'a RUT',
  say: 'A supplier who charges IVA states its RUT, unless the invoice is a simplified one',
  cite: INVOICING('RUT of the sender'),
});

export const taxIdentityRules = ownTaxIdentityRules('CL', {
  form: 'a Chilean RUT',
  isValid: isRut,
  say: 'A Chilean tax code must be a RUT: seven or eight digits and the right check digit, which may be K',
  cite: REGISTER('dígito verificador'),
});
