import { euInvoiceRules } from '../shared/eu-invoice-rules.ts';
import { VIES } from '../shared/eu-norms.ts';
import { ownTaxIdentityRules } from '../shared/tax-identity-rules.ts';
import { isVatNumber } from './tax-identity.ts';

export const invoiceRules = euInvoiceRules('CY');

export const taxIdentityRules = ownTaxIdentityRules('CY', {
  form: 'a Cypriot VAT number',
  isValid: isVatNumber,
  say: 'A Cypriot tax code must be a VAT number: eight digits, not beginning with 12, and the right check letter',
  cite: VIES('Cyprus'),
});
