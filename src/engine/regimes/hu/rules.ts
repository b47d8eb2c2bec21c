import { euInvoiceRules } from '../shared/eu-invoice-rules.ts';
import { VIES } from '../shared/eu-norms.ts';
import { ownTaxIdentityRules } from '../shared/tax-identity-rules.ts';
import { isVatNumber } from './tax-identity.ts';

export const invoiceRules = euInvoiceRules('HU', { namesPrivatePersons: false });

export const taxIdentityRules = ownTaxIdentityRules('HU', {
  form: 'a Hungarian VAT number',
  isValid: isVatNumber,
  say: 'A Hungarian tax code must be a VAT number: eight digits, the last the right check digit, and perhaps the code of the tax treatment and two digits for the county',
  cite: VIES('Hungary'),
});
