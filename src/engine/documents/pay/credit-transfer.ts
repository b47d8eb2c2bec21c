import { optional } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { text } from '../../core/schema/primitives.ts';
import { code } from '../cbc/code.ts';
import { Address } from '../org/address.ts';

export const CreditTransfer = defineType('pay/credit-transfer', {
  about: 'Bank account to which the payer transfers the money.',
  fields: {
    iban: optional(code, 'Account number in IBAN form.'),
    bic: optional(code, 'BIC (SWIFT code) of the bank, of 8 or 11 characters.'),
    number: optional(code, 'Account number in its national form, for accounts without an IBAN.'),
    clearing: optional(
      code,
      'National number of the bank or branch, such as a sort code, a routing number or a Danish registration number.',
    ),
    name: optional(text, 'Bank at which the account is held, or the name of the account.'),
    branch: optional(Address, "Address of the bank's branch. Rarely needed."),
  },
});
export interface CreditTransfer extends TypeOf<typeof CreditTransfer> {}
