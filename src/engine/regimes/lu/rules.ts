import { euInvoiceRules } from '../shared/eu-invoice-rules.ts';
import { VIES } from '../shared/eu-norms.ts';
import { ownTaxIdentityRules } from '../shared/tax-identity-rules.ts';
import { isVatNumber } from './tax-identity.ts';

export const invoiceRules = euInvoiceRules('LU');

export const taxIdentityRules = ownTaxIdentityRules('LU', {
  form: 'a Luxembourg VAT number',
  isValid: isVatNumber,
  say: 'A Luxembourg tax code must be a VAT number: eight digits, the last two the rest of the others divided by 89',
  cite: VIES('Luxembourg'),
});
