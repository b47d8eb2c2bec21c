import { supplierNumberRules } from '../shared/own-invoice-rules.ts';
import { ownTaxIdentityRules } from '../shared/tax-identity-rules.ts';
import { PROCEDURE } from './norms.ts';
import { isTaxNumber } from './tax-identity.ts';

export const invoiceRules = supplierNumberRules('TR', {
  form: 'a tax number',
  say: 'A supplier who charges KDV states its tax number, unless the invoice is a simplified one',
  cite: PROCEDURE('m. 230'),
});

export const taxIdentityRules = ownTaxIdentityRules('TR', {
  form: 'a Turkish tax number',
  isValid: isTaxNumber,
  say: 'A Turkish tax code must be a VKN of ten digits or a T.C. kimlik numarası of eleven, with the right check digits',
  cite: PROCEDURE('m. 8'),
});
