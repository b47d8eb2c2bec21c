import { defineRules } from '../../core/rules/define-rules.ts';
import { judge, when } from '../../core/rules/constraint.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Identity } from '../../documents/org/identity.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { haveTaxCodeOrIdentity } from '../shared/supplier-number.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { UEN } from './identities.ts';
import { GST_REGULATIONS, UEN_FORMS } from './norms.ts';
import { isGstNumber } from './tax-identity.ts';
import { isUen } from './uen.ts';

export const invoiceRules = defineRules(Invoice, 'SG-BILL-INVOICE', {
  '01': {
    at: 'supplier',
    must: haveTaxCodeOrIdentity(UEN),
    say: 'The supplier of a Singaporean invoice needs a GST registration number in its tax identity or a UEN among its identities',
    cite: GST_REGULATIONS('regulation 11'),
  },
});

export const identityRules = defineRules(Identity, 'SG-ORG-IDENTITY', {
  '01': {
    when: when<Identity>('the identity is a UEN', ({ type }) => type === UEN),
    at: 'code',
    must: judge<string>('be a UEN', (code) => isUen(code ?? '')),
    say: 'A UEN has eight digits and a letter, a year, five digits and a letter, or R, S or T, two digits, the kind of entity, four digits and a letter; the last letter checks the rest',
    cite: UEN_FORMS('formats of the UEN'),
  },
});

export const taxIdentityRules = defineRules(
  TaxIdentity,
  'SG-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('a GST registration number of Singapore', isGstNumber),
      say: 'A Singaporean tax code must be a UEN or a GST registration number that begins with M',
      cite: [GST_REGULATIONS('regulation 11'), UEN_FORMS('formats of the UEN')],
    },
  },
  { everywhere: true, when: identityOf('SG') },
);
