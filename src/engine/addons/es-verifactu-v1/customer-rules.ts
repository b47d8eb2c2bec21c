import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import { beEmpty, bePresent } from '../../core/rules/constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Identity } from '../../documents/org/identity.ts';
import type { Party } from '../../documents/org/party.ts';
import { hasIdentityType, isFullBy, isSimplified } from '../shared/spanish-invoice-rules.ts';
import { DOC_TYPE, IDENTITY_TYPE } from './extension-keys.ts';
import { shared } from './invoice-rules.ts';
import { ORDER } from './norms.ts';

const FAMILY = 'ES-VERIFACTU-BILL-INVOICE';

/** 02 is a VAT number of another member state, which contains its country. */
const isForeignDocument = when<Identity>('the identity has a type other than 02', ({ ext }) => {
  const type = ext?.[IDENTITY_TYPE];
  return type !== undefined && type !== '02';
});

/** Simplified invoices do not name their customer; all others do. */
export const customerRules: readonly TypeRules[] = [
  defineRules(
    Invoice,
    FAMILY,
    {
      '04': {
        at: 'customer.tax_id',
        must: beEmpty,
        say: 'The customer of a simplified invoice cannot have a tax identity',
        cite: ORDER('anexo, Destinatarios'),
      },
      '05': {
        at: 'customer',
        must: satisfy<Party>('have no identity with a type', (customer) => !hasIdentityType(customer, IDENTITY_TYPE)),
        say: 'The customer of a simplified invoice cannot have an identity with a type code',
        cite: ORDER('anexo, Destinatarios'),
      },
    },
    { when: when<Invoice>('the invoice is simplified', (invoice) => isSimplified(invoice, DOC_TYPE)) },
  ),
  defineRules(
    Invoice,
    FAMILY,
    {
      '06': { ...shared.customer, cite: ORDER('anexo, Destinatarios') },
      '07': { ...shared.customerIdentity, cite: ORDER('anexo, Destinatarios') },
      '08': { ...shared.customerCode, cite: ORDER('anexo, Destinatarios') },
      '17': {
        on: 'customer.identities[]',
        when: isForeignDocument,
        at: 'country',
        must: bePresent,
        say: 'An identity of the customer with a type other than 02 needs its country',
        cite: ORDER('anexo, IDOtro, CodigoPais'),
      },
    },
    { when: isFullBy(DOC_TYPE) },
  ),
];
