import { supplierNumberRules } from '../shared/own-invoice-rules.ts';
import { ownTaxIdentityRules } from '../shared/tax-identity-rules.ts';
import { LAW } from './norms.ts';
import { isNrt } from './tax-identity.ts';

export const invoiceRules = supplierNumberRules('AD', {
  form: 'an NRT',
  say: 'A supplier who charges IGI states its NRT, unless the invoice is a simplified one',
  cite: LAW('art. 33.5'),
});

export const taxIdentityRules = ownTaxIdentityRules('AD', {
  form: 'an Andorran NRT',
  isValid: isNrt,
  say: 'An Andorran tax code must be an NRT: a letter for the kind of taxpayer, six digits and a control letter',
  cite: LAW('NRT'),
});
