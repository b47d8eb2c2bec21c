import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { integer, text } from '../../core/schema/primitives.ts';
import { code } from '../cbc/code.ts';
import { key, otherKey } from '../cbc/key.ts';
import { meta } from '../cbc/meta.ts';
import { amount } from '../num/amount.ts';
import { percentage } from '../num/percentage.ts';
import { extensions } from '../tax/extensions.ts';
import { taxSet } from '../tax/set.ts';
import { uuid } from '../uuid/uuid.ts';
import { discountKeys } from './adjustment-keys.ts';

export const Discount = defineType('bill/discount', {
  about: 'Reduction granted on the document as a whole. Not tied to any line.',
  fields: {
    uuid: optional(uuid, 'Identifier of this discount, in UUID format.'),
    i: required(integer, 'Position in the list of discounts, counted from 1. Set by the calculation.', {
      calculated: true,
    }),
    key: optional(key, 'Kind of discount. Other keys than those listed are accepted.', {
      anyOf: discountKeys,
      otherwise: otherKey('Other'),
    }),
    code: optional(code, "Issuer's own code for this discount."),
    reason: optional(text, 'Why the discount is granted, as shown to the customer.'),
    base: optional(amount, 'Amount the percentage is taken of. Without it, the sum of the lines is used.'),
    percent: optional(percentage, 'Share of the base to deduct. Determines the amount when present.'),
    amount: required(
      amount,
      'Sum deducted, before tax, as a positive number. With a percentage it is calculated and any value supplied is replaced.',
      { calculated: true },
    ),
    taxes: optional(taxSet, 'Taxes whose base the discount reduces, at most one per tax category.'),
    ext: optional(extensions, 'Codes that a country or format needs for this discount, by extension key.'),
    meta: optional(meta, 'Custom string values about the discount, by key.'),
  },
});
export interface Discount extends TypeOf<typeof Discount> {}
