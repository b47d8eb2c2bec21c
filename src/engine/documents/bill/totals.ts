import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { amount } from '../num/amount.ts';
import { TaxTotal } from '../tax/total.ts';

export const Totals = defineType('bill/totals', {
  about: 'Results of the calculation, in the document currency and rounded to its decimals.',
  fields: {
    sum: required(amount, 'Totals of all lines added up.'),
    discount: optional(amount, 'Document discounts added up. Present only if there are any.'),
    charge: optional(amount, 'Document charges added up. Present only if there are any.'),
    tax_included: optional(
      amount,
      "Tax contained in the prices. Present only when the document's prices include a tax.",
    ),
    total: required(
      amount,
      'Sum less discounts plus charges, less any tax contained in the prices: the amount before tax.',
    ),
    taxes: optional(TaxTotal, 'Tax bases and amounts by category and rate.'),
    tax: required(amount, 'Taxes and surcharges added up, leaving out retained and informative categories.', {
      inRequired: false,
    }),
    total_with_tax: required(amount, 'Total plus tax.'),
    retained_tax: optional(
      amount,
      'Taxes the customer withholds and pays to the authority. They are subtracted from the payable amount.',
    ),
    rounding: optional(
      amount,
      'Adjustment added to the payable amount, positive or negative. The only total that is input: it is kept as given.',
    ),
    payable: required(amount, 'Total with tax, less retained taxes, plus the rounding adjustment.'),
    advance: optional(amount, 'Advances added up. Present only if the payment details list any.'),
    due: optional(amount, 'Payable less advances: what is still to be paid. Present only if there are advances.'),
  },
});
export interface Totals extends TypeOf<typeof Totals> {}
