import { defineRules } from '../../core/rules/define-rules.ts';
import type { Constraint } from '../../core/rules/constraint.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import { bePresent } from '../../core/rules/constraints.ts';
import { carryExtensions } from '../../core/tax/extension-constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Party } from '../../documents/org/party.ts';
import { IDENTITY_TYPE, VAT_STATUS } from './extension-keys.ts';
import { voucherOf } from './guards.ts';
import { MANUAL } from './norms.ts';
import { CLASS_A, CLASS_A_STATUSES, CLASS_B, USED_GOODS } from './vouchers.ts';

const WITHOUT_CUSTOMER = [...CLASS_B, USED_GOODS];

const needsCustomer = when<Invoice>(
  'the voucher is neither of class B nor 49',
  (invoice) => !WITHOUT_CUSTOMER.includes(voucherOf(invoice)),
);

const beIdentified = satisfy<Party>(
  'have a tax identity or an identity with a type',
  ({ tax_id: taxId, identities }) =>
    taxId !== undefined || (identities ?? []).some(({ ext }) => Boolean(ext?.[IDENTITY_TYPE])),
);

/** A customer without VAT status passes, since another rule requires it. */
function haveStatusFor(words: string, vouchers: readonly string[], allows: (status: string) => boolean): Constraint {
  return satisfy<Invoice>(words, (invoice) => {
    const status = invoice.customer?.ext?.[VAT_STATUS];
    return !status || !vouchers.includes(voucherOf(invoice)) || allows(status);
  });
}

export const customerRules = defineRules(Invoice, 'AR-ARCA-BILL-INVOICE', {
  '09': {
    when: needsCustomer,
    at: 'customer',
    must: bePresent,
    say: 'Vouchers other than those of class B and type 49 need a customer',
    cite: MANUAL('FECAESolicitar, DocTipo and DocNro'),
  },
  '10': {
    at: 'customer',
    must: beIdentified,
    say: 'The customer needs a tax identity or an identity with its type',
    cite: MANUAL('FECAESolicitar, DocTipo and DocNro'),
  },
  '11': {
    at: 'customer.ext',
    must: carryExtensions(VAT_STATUS),
    say: 'The customer needs its position in VAT',
    cite: MANUAL('FECAESolicitar, CondicionIVAReceptorId'),
  },
  '12': {
    must: haveStatusFor('have a final consumer as customer of voucher 49', [USED_GOODS], (status) => status === '5'),
    say: 'The customer of voucher 49 must be a final consumer (5)',
    cite: MANUAL('FECAESolicitar, CondicionIVAReceptorId'),
  },
  '13': {
    must: haveStatusFor('have a registered customer in class A', CLASS_A, (status) =>
      CLASS_A_STATUSES.includes(status),
    ),
    say: 'The customer of a voucher of class A must be in the position 1, 6, 13 or 16',
    cite: MANUAL('FECAESolicitar, CondicionIVAReceptorId'),
  },
  '14': {
    must: haveStatusFor(
      'have no registered customer in class B',
      CLASS_B,
      (status) => !CLASS_A_STATUSES.includes(status),
    ),
    say: 'The customer of a voucher of class B cannot be in the position 1, 6, 13 or 16',
    cite: MANUAL('FECAESolicitar, CondicionIVAReceptorId'),
  },
});
