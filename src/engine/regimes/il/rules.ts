import { supplierNumberRules } from '../shared/own-invoice-rules.ts';
import { ownTaxIdentityRules } from '../shared/tax-identity-rules.ts';
import { LAW } from './norms.ts';
import { isBusinessNumber } from './tax-identity.ts';

export const invoiceRules = supplierNumberRules('IL', {
  form: 'a business number',
  say: 'A supplier who charges VAT states its business number, unless the invoice is a simplified one',
  cite: LAW('חשבונית מס'),
});

export const taxIdentityRules = ownTaxIdentityRules('IL', {
  form: 'an Israeli business number',
  isValid: isBusinessNumber,
  say: 'An Israeli tax code must be the number of a business: nine digits, the last the right check digit',
  cite: LAW('עוסק'),
});
