import { euInvoiceRules } from '../shared/eu-invoice-rules.ts';
import { VIES } from '../shared/eu-norms.ts';
import { ownTaxIdentityRules } from '../shared/tax-identity-rules.ts';
import { isVatNumber } from './tax-identity.ts';

export const invoiceRules = euInvoiceRules('MT');

export const taxIdentityRules = ownTaxIdentityRules('MT', {
  form: 'a Maltese VAT number',
  isValid: isVatNumber,
  say: 'A Maltese tax code must be a VAT number: eight digits, the first not 0, the last two the right check',
  cite: VIES('Malta'),
});
