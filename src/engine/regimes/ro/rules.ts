import { euInvoiceRules } from '../shared/eu-invoice-rules.ts';
import { VIES } from '../shared/eu-norms.ts';
import { ownTaxIdentityRules } from '../shared/tax-identity-rules.ts';
import { isVatNumber } from './tax-identity.ts';

export const invoiceRules = euInvoiceRules('RO');

export const taxIdentityRules = ownTaxIdentityRules('RO', {
  form: 'a Romanian VAT number',
  isValid: isVatNumber,
  say: 'A Romanian tax code must be a VAT number: two to ten digits, the first not 0, the last the right check digit',
  cite: VIES('Romania'),
});
