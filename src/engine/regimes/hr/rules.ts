import { euInvoiceRules } from '../shared/eu-invoice-rules.ts';
import { VIES } from '../shared/eu-norms.ts';
import { ownTaxIdentityRules } from '../shared/tax-identity-rules.ts';
import { isVatNumber } from './tax-identity.ts';

export const invoiceRules = euInvoiceRules('HR');

export const taxIdentityRules = ownTaxIdentityRules('HR', {
  form: 'a Croatian VAT number',
  isValid: isVatNumber,
  say: 'A Croatian tax code must be a VAT number: the eleven digits of the OIB, the last the right check digit',
  cite: VIES('Croatia'),
});
