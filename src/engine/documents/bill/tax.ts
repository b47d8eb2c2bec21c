import { list } from '../../core/schema/composites.ts';
import type { Choice } from '../../core/schema/fields.ts';
import { optional } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { meta } from '../cbc/meta.ts';
import { extensions } from '../tax/extensions.ts';
import { TaxNote } from '../tax/note.ts';

const billTaxRoundings: readonly Choice[] = [
  {
    value: 'precise',
    title: 'Precise',
    about:
      'Decimals are kept through the whole calculation and rounded at the end. Printed figures may not add up to the last cent.',
  },
  {
    value: 'currency',
    title: 'Currency',
    about:
      "Every amount is rounded to the currency's decimals before it is added. Printed figures add up, at the cost of larger rounding differences.",
  },
];

const billTaxPoints: readonly Choice[] = [
  { value: 'issue', title: 'Issue Date', about: 'The tax falls due on the date of issue (UNTDID 2005 code 3).' },
  {
    value: 'delivery',
    title: 'Delivery Date',
    about: 'The tax falls due on the day of actual delivery (UNTDID 2005 code 35).',
  },
  { value: 'payment', title: 'Payment Date', about: 'The tax falls due on the day of payment (UNTDID 2005 code 432).' },
];

export const BillTax = defineType('bill/tax', {
  about: 'Settings and notes for the tax calculation of the whole document.',
  fields: {
    prices_include: optional(
      code,
      'Code of the tax category contained in the prices, e.g. VAT. That tax is taken out of each row before the totals are formed; retained taxes are not allowed.',
    ),
    rounding: optional(
      key,
      "When figures are rounded. The tax regime's model, or else precise, applies when left out.",
      { oneOf: billTaxRoundings },
    ),
    point: optional(key, 'Event that makes the tax due. The value date must be empty if set.', {
      oneOf: billTaxPoints,
    }),
    ext: optional(
      extensions,
      'Codes that a country or format needs for the document as a whole, by extension key. Scenarios may set some of them.',
    ),
    notes: optional(
      list(TaxNote),
      'Statements about a tax, such as the reason for an exemption. Scenarios may add some of them.',
    ),
    meta: optional(meta, "Custom string values for the issuer's own systems, by key."),
  },
});
export interface BillTax extends TypeOf<typeof BillTax> {}
