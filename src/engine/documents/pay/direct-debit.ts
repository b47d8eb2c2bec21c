import { optional } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { text } from '../../core/schema/primitives.ts';

export const DirectDebit = defineType('pay/direct-debit', {
  about: "Mandate under which the payee collects the money from the payer's account.",
  fields: {
    ref: optional(text, 'Reference of the mandate, given by the payee.'),
    creditor: optional(text, 'Creditor identifier that the bank assigned to the payee.'),
    account: optional(text, 'Account of the payer from which the money is taken, usually an IBAN.'),
  },
});
export interface DirectDebit extends TypeOf<typeof DirectDebit> {}
