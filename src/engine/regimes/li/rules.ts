import { ownTaxIdentityRules } from '../shared/tax-identity-rules.ts';
import { UID } from './norms.ts';
import { isVatNumber } from './tax-identity.ts';

export const taxIdentityRules = ownTaxIdentityRules('LI', {
  form: 'a MWST number of Liechtenstein',
  isValid: isVatNumber,
  say: 'A tax code of Liechtenstein must be a MWST number: five digits',
  cite: UID('Die UID als Mehrwertsteuernummer'),
});
