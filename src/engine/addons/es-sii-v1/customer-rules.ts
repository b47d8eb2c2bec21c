import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import { bePresent } from '../../core/rules/constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Party } from '../../documents/org/party.ts';
import { DOC_TYPE, IDENTITY_TYPE } from './extension-keys.ts';
import { ORDER } from './norms.ts';

const SIMPLIFIED_CODES = ['F2', 'R5'];

const isFull = when<Invoice>(
  'the invoice is not simplified',
  ({ tax }) => !SIMPLIFIED_CODES.includes(tax?.ext?.[DOC_TYPE] ?? ''),
);

const haveIdentity = satisfy<Party>(
  'have a tax identity or an identity with a type',
  ({ tax_id: taxId, identities }) =>
    taxId !== undefined || (identities ?? []).some(({ ext }) => Boolean(ext?.[IDENTITY_TYPE])),
  { kind: 'present', like: { tax_id: { country: '', code: '' } } },
);

/** All invoices except simplified ones name their customer. */
export const customerRules = defineRules(
  Invoice,
  'ES-SII-BILL-INVOICE',
  {
    '04': {
      at: 'customer',
      must: bePresent,
      say: 'An invoice that is not simplified needs a customer',
      cite: ORDER('anexo, Contraparte'),
    },
    '05': {
      at: 'customer',
      must: haveIdentity,
      say: 'The customer needs a tax identity or an identity with a type code',
      cite: ORDER('anexo, Contraparte'),
    },
    '06': {
      at: 'customer.tax_id.code',
      must: bePresent,
      say: 'The tax identity of the customer needs a code',
      cite: ORDER('anexo, Contraparte'),
    },
  },
  { when: isFull },
);
