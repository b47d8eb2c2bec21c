import { list } from '../../core/schema/composites.ts';
import { optional } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { Party } from '../org/party.ts';
import { Instructions } from '../pay/instructions.ts';
import { Record } from '../pay/record.ts';
import { Terms } from '../pay/terms.ts';

export const PaymentDetails = defineType('bill/payment-details', {
  about: 'How the document is to be paid: parties, terms, advances and instructions.',
  fields: {
    payee: optional(Party, 'Party that collects the money, when different from the supplier.'),
    payer: optional(Party, 'Party that pays, when different from the customer.'),
    terms: optional(Terms, 'When payment is due, with optional instalments.'),
    advances: optional(
      list(Record),
      'Payments already made. They are subtracted from the payable amount to give the amount due.',
    ),
    instructions: optional(Instructions, 'Which means of payment to use, with account or card details.'),
  },
});
export interface PaymentDetails extends TypeOf<typeof PaymentDetails> {}
