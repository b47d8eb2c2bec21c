import { euInvoiceRules } from '../shared/eu-invoice-rules.ts';
import { VIES } from '../shared/eu-norms.ts';
import { ownTaxIdentityRules } from '../shared/tax-identity-rules.ts';
import { isVatNumber } from './tax-identity.ts';

export const invoiceRules = euInvoiceRules('BG');

export const taxIdentityRules = ownTaxIdentityRules('BG', {
  form: 'a Bulgarian VAT number',
  isValid: isVatNumber,
  say: 'A Bulgarian tax code must be a VAT number: nine or ten digits, the last the right check digit',
  cite: VIES('Bulgaria'),
});
