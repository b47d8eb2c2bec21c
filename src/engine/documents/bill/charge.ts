import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { boolean, integer, text } from '../../core/schema/primitives.ts';
import { code } from '../cbc/code.ts';
import { key, otherKey } from '../cbc/key.ts';
import { meta } from '../cbc/meta.ts';
import { amount } from '../num/amount.ts';
import { percentage } from '../num/percentage.ts';
import { extensions } from '../tax/extensions.ts';
import { taxSet } from '../tax/set.ts';
import { uuid } from '../uuid/uuid.ts';
import { chargeKeys } from './adjustment-keys.ts';

export const Charge = defineType('bill/charge', {
  about: 'Extra cost added to the document as a whole, such as freight. Not tied to any line.',
  fields: {
    uuid: optional(uuid, 'Identifier of this charge, in UUID format.'),
    i: required(integer, 'Position in the list of charges, counted from 1. Set by the calculation.', {
      calculated: true,
    }),
    key: optional(key, 'Kind of charge. Other keys than those listed are accepted.', {
      anyOf: chargeKeys,
      otherwise: otherKey('Other'),
    }),
    code: optional(code, "Issuer's own code for this charge."),
    reason: optional(text, 'Why the charge is made, as shown to the customer.'),
    base: optional(amount, 'Amount the percentage is taken of. Without it, the sum of the lines is used.'),
    percent: optional(percentage, 'Share of the base to charge. Determines the amount when present.'),
    amount: required(
      amount,
      'Sum added, before tax. With a percentage it is calculated and any value supplied is replaced.',
      { calculated: true },
    ),
    informative: optional(
      boolean,
      'True for a cost that the issuer bears, such as an Italian stamp duty: it is shown and leaves the totals unchanged.',
      { pending: true },
    ),
    taxes: optional(taxSet, 'Taxes due on the charge, at most one per tax category.'),
    ext: optional(extensions, 'Codes that a country or format needs for this charge, by extension key.'),
    meta: optional(meta, 'Custom string values about the charge, by key.'),
  },
});
export interface Charge extends TypeOf<typeof Charge> {}
