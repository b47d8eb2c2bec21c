import { list } from '../../core/schema/composites.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { definePart, defineType } from '../../core/schema/object-type.ts';
import { integer, text } from '../../core/schema/primitives.ts';
import { Period } from '../cal/period.ts';
import { code } from '../cbc/code.ts';
import { key, otherKey } from '../cbc/key.ts';
import { amount } from '../num/amount.ts';
import { percentage } from '../num/percentage.ts';
import { Identity } from '../org/identity.ts';
import { Item } from '../org/item.ts';
import { Note } from '../org/note.ts';
import { Party } from '../org/party.ts';
import { unit } from '../org/unit.ts';
import { extensions } from '../tax/extensions.ts';
import { taxSet } from '../tax/set.ts';
import { uuid } from '../uuid/uuid.ts';
import { chargeKeys, discountKeys } from './adjustment-keys.ts';

export const LineCharge = definePart('bill/line-charge', {
  about: 'Extra cost on one row, given as an amount, a percentage or a rate per unit.',
  fields: {
    key: optional(key, 'Kind of charge. Other keys than those listed are accepted.', {
      anyOf: chargeKeys,
      otherwise: otherKey('Other'),
    }),
    code: optional(code, "Issuer's own code for this charge."),
    reason: optional(text, 'Why the charge is made, as shown to the customer.'),
    base: optional(amount, 'Amount the percentage is taken of. Without it, the sum of the row is used.'),
    percent: optional(percentage, 'Share of the base to charge. Determines the amount unless a rate is given.'),
    quantity: optional(
      amount,
      'Number of units the rate is multiplied by. The quantity of the row is used when left out.',
    ),
    unit: optional(unit, 'Unit in which the quantity is counted.'),
    rate: optional(amount, 'Price per unit of quantity. Takes precedence over the percentage.'),
    amount: required(
      amount,
      'Sum added to the row. With a rate or percentage it is calculated and any value supplied is replaced.',
      { calculated: true },
    ),
    ext: optional(extensions, 'Codes that a country or format needs for this charge, by extension key.'),
  },
});
export interface LineCharge extends TypeOf<typeof LineCharge> {}

export const LineDiscount = definePart('bill/line-discount', {
  about: 'Reduction on one row, given as an amount or a percentage.',
  fields: {
    key: optional(key, 'Kind of discount. Other keys than those listed are accepted.', {
      anyOf: discountKeys,
      otherwise: otherKey('Other'),
    }),
    code: optional(code, "Issuer's own code for this discount."),
    reason: optional(text, 'Why the discount is granted, as shown to the customer.'),
    base: optional(amount, 'Amount the percentage is taken of. Without it, the sum of the row is used.'),
    percent: optional(percentage, 'Share of the base to deduct. Determines the amount when present.'),
    amount: required(
      amount,
      'Sum taken off the row, as a positive number. With a percentage it is calculated and any value supplied is replaced.',
      { calculated: true },
    ),
    ext: optional(extensions, 'Codes that a country or format needs for this discount, by extension key.'),
  },
});
export interface LineDiscount extends TypeOf<typeof LineDiscount> {}

export const SubLine = definePart('bill/sub-line', {
  about: 'Row inside another row, detailing what it consists of or replaces. Taxes are set on the outer row only.',
  fields: {
    uuid: optional(uuid, 'Identifier of this inner row, in UUID format.'),
    i: required(integer, 'Position among its sibling rows, counted from 1. Set by the calculation.', {
      calculated: true,
    }),
    quantity: required(amount, 'How many units of this item go into the outer row.'),
    identifier: optional(
      Identity,
      'Code of the object this inner row is about, such as a meter number or a subscription.',
    ),
    period: optional(Period, 'First and last day of the supply this inner row is about.'),
    order: optional(code, "Row of the customer's purchase order that this inner row answers."),
    cost: optional(code, "Code of the customer's account or cost centre for this part."),
    item: required(Item, 'What this part consists of, with its unit price.'),
    sum: optional(amount, 'Item price times quantity, before discounts and charges. Filled in by the calculation.', {
      calculated: true,
    }),
    discounts: optional(list(LineDiscount), 'Reductions on this inner row, taken off its sum.'),
    charges: optional(list(LineCharge), 'Extra costs on this inner row, added to its sum.'),
    total: optional(amount, 'Sum less discounts plus charges. Filled in by the calculation.', { calculated: true }),
    notes: optional(list(Note), 'Texts shown with this inner row.'),
  },
});
export interface SubLine extends TypeOf<typeof SubLine> {}

export const Line = defineType('bill/line', {
  about: 'One row of an invoice, order or delivery.',
  fields: {
    uuid: optional(uuid, 'Identifier of this row, in UUID format.'),
    i: required(integer, 'Position in the list of lines, counted from 1. Set by the calculation.', {
      calculated: true,
    }),
    quantity: required(amount, 'How many units of the item are sold.'),
    identifier: optional(Identity, 'Code of the object billed in this row, such as a meter number or a subscription.'),
    period: optional(Period, 'First and last day of the supply billed in this row.'),
    order: optional(code, "Row of the customer's purchase order that this row answers."),
    cost: optional(code, "Code of the customer's account or cost centre to book the row to."),
    item: required(Item, 'What is sold, with its unit price.'),
    breakdown: optional(
      list(SubLine),
      'Rows that make up one unit of the item. Their totals are added up and replace the item price.',
    ),
    sum: optional(
      amount,
      'Item price times quantity, before discounts, charges and tax. Filled in by the calculation.',
      { calculated: true },
    ),
    discounts: optional(list(LineDiscount), 'Reductions on this row. Each is taken off the sum, before tax.'),
    charges: optional(list(LineCharge), 'Extra costs on this row. Each is added to the sum, before tax.'),
    taxes: optional(taxSet, 'Taxes due on this row, at most one per tax category.'),
    total: optional(
      amount,
      'Sum less discounts plus charges, before tax unless prices include it. Filled in by the calculation.',
      { calculated: true },
    ),
    substituted: optional(
      list(SubLine),
      'Rows first ordered that this row stands in for. For information only; they do not count towards the total.',
    ),
    seller: optional(Party, "Party that sells this row's item, when different from the supplier of the document."),
    notes: optional(list(Note), 'Texts shown with this row.'),
    ext: optional(extensions, 'Codes that a country or format needs for this row, by extension key.'),
  },
});
export interface Line extends TypeOf<typeof Line> {}
