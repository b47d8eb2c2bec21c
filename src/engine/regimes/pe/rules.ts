import { judge, satisfy } from '../../core/rules/constraint.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Party } from '../../documents/org/party.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { TAX_NUMBER_LIKE } from '../shared/supplier-number.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { REGISTER, VOUCHERS } from './norms.ts';
import { isRuc } from './tax-identity.ts';

/** Have the codes of the format, which published this regime in release 0.506.0. */
export const invoiceRules = defineRules(Invoice, 'PE-BILL-INVOICE', {
  '01': {
    at: 'supplier',
    must: judge<Party>('have a RUC', (party) => Boolean(party?.tax_id?.code), TAX_NUMBER_LIKE),
    say: 'The supplier of a Peruvian invoice needs a RUC in its tax identity',
    cite: VOUCHERS('art. 8'),
  },
  '02': {
    at: 'supplier.tax_id.country',
    must: satisfy<string>('be PE', (country) => country === 'PE'),
    say: 'The tax identity of the supplier of a Peruvian invoice is of Peru',
    cite: VOUCHERS('art. 8'),
  },
});

export const taxIdentityRules = defineRules(
  TaxIdentity,
  'PE-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('a Peruvian RUC', isRuc),
      say: 'A Peruvian tax code must be a RUC: 10, 15, 17 or 20, eight digits and the right check digit',
      cite: REGISTER('RUC'),
    },
  },
  { everywhere: true, when: identityOf('PE') },
);
