import { supplierNumberRules } from '../shared/own-invoice-rules.ts';
import { ownTaxIdentityRules } from '../shared/tax-identity-rules.ts';
import { SARS } from './norms.ts';
import { isVatNumber } from './tax-identity.ts';

export const invoiceRules = supplierNumberRules('ZA', {
  form: 'a VAT number',
  say: 'A supplier who charges VAT states its VAT number, unless the invoice is a simplified one',
  cite: SARS('VAT registration number of the supplier'),
});

export const taxIdentityRules = ownTaxIdentityRules('ZA', {
  form: 'a South African VAT number',
  isValid: isVatNumber,
  say: 'A South African tax code must be a VAT number: ten digits, the first 4',
  cite: SARS('VAT registration number'),
});
