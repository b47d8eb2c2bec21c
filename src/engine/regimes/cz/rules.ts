import { euInvoiceRules } from '../shared/eu-invoice-rules.ts';
import { VIES } from '../shared/eu-norms.ts';
import { ownTaxIdentityRules } from '../shared/tax-identity-rules.ts';
import { isVatNumber } from './tax-identity.ts';

export const invoiceRules = euInvoiceRules('CZ');

export const taxIdentityRules = ownTaxIdentityRules('CZ', {
  form: 'a Czech VAT number',
  isValid: isVatNumber,
  say: 'A Czech tax code must be a VAT number: eight digits, nine that begin with 6, or a birth number of nine or ten, with the right check digit',
  cite: VIES('Czechia'),
});
