import { supplierNumberRules } from '../shared/own-invoice-rules.ts';
import { ownTaxIdentityRules } from '../shared/tax-identity-rules.ts';
import { ACT } from './norms.ts';
import { isRegistrationNumber } from './tax-identity.ts';

export const invoiceRules = supplierNumberRules('KR', {
  form: 'a registration number',
  say: 'A supplier who charges VAT states its business registration number, unless the invoice is a simplified one',
  cite: ACT('tax invoice'),
});

export const taxIdentityRules = ownTaxIdentityRules('KR', {
  form: 'a Korean business registration number',
  isValid: isRegistrationNumber,
  say: 'A Korean tax code must be a business registration number: ten digits, the last the right check digit',
  cite: ACT('registration'),
});
