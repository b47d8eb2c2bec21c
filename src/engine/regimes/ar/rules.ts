import { defineRules } from '../../core/rules/define-rules.ts';
import { bePresent } from '../../core/rules/constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { INVOICING, NO_ARTICLE } from './norms.ts';
import { isCuit } from './tax-identity.ts';

export const invoiceRules = defineRules(Invoice, 'AR-BILL-INVOICE', {
  '01': {
    on: 'supplier',
    at: 'tax_id',
    must: bePresent,
    say: 'The supplier of an Argentine invoice needs a tax identity',
    cite: INVOICING('anexo II'),
  },
});

export const taxIdentityRules = defineRules(
  TaxIdentity,
  'AR-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('an Argentine CUIT or CUIL', isCuit),
      say: 'An Argentine tax code must be a CUIT or CUIL: 20, 23, 24, 27, 30 or 33, eight digits and the right check digit',
      uncited: NO_ARTICLE,
    },
  },
  { everywhere: true, when: identityOf('AR') },
);
