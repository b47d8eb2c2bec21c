import { defineRules } from '../../core/rules/define-rules.ts';
import { when } from '../../core/rules/constraint.ts';
import { bePresent } from '../../core/rules/constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { INVOICE_TYPE } from './extension-keys.ts';
import { MYDATA } from './norms.ts';

/** Sales, services and credit invoices; retail documents do not name their customer. */
const NAMED = ['1.', '2.', '5.'];

const namesCustomer = when<Invoice>('the type of document begins with 1, 2 or 5', ({ tax }) =>
  NAMED.some((prefix) => (tax?.ext?.[INVOICE_TYPE] ?? '').startsWith(prefix)),
);

export const customerRules = defineRules(
  Invoice,
  'GR-MYDATA-BILL-INVOICE',
  {
    '05': {
      at: 'customer',
      must: bePresent,
      say: 'Documents of the types 1, 2 and 5 need a customer',
      cite: MYDATA('AadeBookInvoiceType, counterpart'),
    },
    '06': {
      at: 'customer.tax_id',
      must: bePresent,
      say: 'The customer needs a tax identity',
      cite: MYDATA('PartyType, counterpart, vatNumber'),
    },
    '07': {
      at: 'customer.addresses',
      must: bePresent,
      say: 'The customer needs an address',
      cite: MYDATA('PartyType, counterpart, address'),
    },
    '08': {
      at: 'customer.addresses[].locality',
      must: bePresent,
      say: 'An address of the customer needs a locality',
      cite: MYDATA('AddressType, city'),
    },
    '09': {
      at: 'customer.addresses[].code',
      must: bePresent,
      say: 'An address of the customer needs a post code',
      cite: MYDATA('AddressType, postalCode'),
    },
  },
  { when: namesCustomer },
);
