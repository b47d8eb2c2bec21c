import { defineRules } from '../../core/rules/define-rules.ts';
import { bePresent } from '../../core/rules/constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { INVOICING, NIF } from './norms.ts';
import { isNif } from './tax-identity.ts';

/** The supplier of a Spanish invoice has a tax number. */
export const invoiceRules = defineRules(Invoice, 'ES-BILL-INVOICE', {
  '01': {
    at: 'supplier',
    must: bePresent,
    say: 'A Spanish invoice needs a supplier',
    cite: INVOICING('art. 6.1 c)'),
  },
  '02': {
    at: 'supplier.tax_id',
    must: bePresent,
    say: 'The supplier of a Spanish invoice needs a tax identity',
    cite: INVOICING('art. 6.1 c)'),
  },
  '03': {
    at: 'supplier.tax_id.code',
    must: bePresent,
    say: 'The tax identity of the supplier of a Spanish invoice needs a code',
    cite: INVOICING('art. 6.1 c)'),
  },
});

export const taxIdentityRules = defineRules(
  TaxIdentity,
  'ES-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('a Spanish NIF', isNif),
      say: 'A Spanish tax code must have the form of a NIF, DNI or NIE with the right check digit or letter',
      cite: NIF('arts. 18 a 28'),
    },
  },
  { everywhere: true, when: identityOf('ES') },
);
