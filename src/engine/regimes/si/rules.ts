import { euInvoiceRules } from '../shared/eu-invoice-rules.ts';
import { VIES } from '../shared/eu-norms.ts';
import { ownTaxIdentityRules } from '../shared/tax-identity-rules.ts';
import { isVatNumber } from './tax-identity.ts';

export const invoiceRules = euInvoiceRules('SI');

export const taxIdentityRules = ownTaxIdentityRules('SI', {
  form: 'a Slovenian VAT number',
  isValid: isVatNumber,
  say: 'A Slovenian tax code must be a VAT number: eight digits, the first not 0, the last the right check digit',
  cite: VIES('Slovenia'),
});
