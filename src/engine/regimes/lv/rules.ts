import { euInvoiceRules } from '../shared/eu-invoice-rules.ts';
import { VIES } from '../shared/eu-norms.ts';
import { ownTaxIdentityRules } from '../shared/tax-identity-rules.ts';
import { isVatNumber } from './tax-identity.ts';

export const invoiceRules = euInvoiceRules('LV');

export const taxIdentityRules = ownTaxIdentityRules('LV', {
  form: 'a Latvian VAT number',
  isValid: isVatNumber,
  say: 'A Latvian tax code must be a VAT number: eleven digits, of a legal person with the right check digit, of a natural person beginning with the day of birth or with 32',
  cite: VIES('Latvia'),
});
