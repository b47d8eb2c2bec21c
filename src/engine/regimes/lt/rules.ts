import { euInvoiceRules } from '../shared/eu-invoice-rules.ts';
import { VIES } from '../shared/eu-norms.ts';
import { ownTaxIdentityRules } from '../shared/tax-identity-rules.ts';
import { isVatNumber } from './tax-identity.ts';

export const invoiceRules = euInvoiceRules('LT');

export const taxIdentityRules = ownTaxIdentityRules('LT', {
  form: 'a Lithuanian VAT number',
  isValid: isVatNumber,
  say: 'A Lithuanian tax code must be a VAT number: nine or twelve digits, the last but one 1, the last the right check digit',
  cite: VIES('Lithuania'),
});
