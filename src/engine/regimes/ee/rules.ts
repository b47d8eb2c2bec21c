import { euInvoiceRules } from '../shared/eu-invoice-rules.ts';
import { VIES } from '../shared/eu-norms.ts';
import { ownTaxIdentityRules } from '../shared/tax-identity-rules.ts';
import { isVatNumber } from './tax-identity.ts';

export const invoiceRules = euInvoiceRules('EE');

export const taxIdentityRules = ownTaxIdentityRules('EE', {
  form: 'an Estonian VAT number',
  isValid: isVatNumber,
  say: 'An Estonian tax code must be a VAT number: nine digits, the last the right check digit',
  cite: VIES('Estonia'),
});
