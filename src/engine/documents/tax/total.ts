import { list } from '../../core/schema/composites.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { definePart, defineType } from '../../core/schema/object-type.ts';
import { boolean } from '../../core/schema/primitives.ts';
import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { taxCountryCode } from '../l10n/tax-country-code.ts';
import { amount } from '../num/amount.ts';
import { percentage } from '../num/percentage.ts';
import { extensions } from './extensions.ts';

export const RateTotalSurcharge = definePart('tax/rate-total-surcharge', {
  about: 'Surcharge on the base of a rate.',
  fields: {
    percent: required(percentage, 'Percentage of the surcharge.'),
    amount: required(amount, 'Surcharge on the base.'),
  },
});
export interface RateTotalSurcharge extends TypeOf<typeof RateTotalSurcharge> {}

export const RateTotal = definePart('tax/rate-total', {
  about: 'Base and tax of everything in the document that is taxed alike.',
  fields: {
    country: optional(taxCountryCode, "Country whose rate applies, when it is not the document's own."),
    key: optional(key, 'Treatment within the category, such as `standard` or `exempt`.'),
    ext: optional(extensions, 'Extension codes shared by all taxes of this row.'),
    base: required(amount, 'Sum of the amounts taxed at this rate, before tax.'),
    percent: optional(percentage, 'Percentage applied to the base. Absent for exempt and untaxed supplies.'),
    surcharge: optional(RateTotalSurcharge, 'Surcharge on the same base, when the rate carries one.'),
    amount: required(amount, 'Tax on the base, without the surcharge. Zero when there is no percentage.'),
  },
});
export interface RateTotal extends TypeOf<typeof RateTotal> {}

export const CategoryTotal = definePart('tax/category-total', {
  about: 'Sum of one tax over the document, with its breakdown by rate.',
  fields: {
    code: required(code, 'Code of the tax category.'),
    retained: optional(boolean, 'True when this tax is withheld by the buyer and reduces the amount to pay.'),
    informative: optional(boolean, 'True when this tax is shown only and changes no total.'),
    rates: required(
      list(RateTotal),
      'The bases and tax amounts, one row per distinct country, key, extension set and percentage.',
    ),
    amount: required(amount, 'Tax of all rows, without surcharges.'),
    surcharge: optional(amount, 'Surcharges of all rows. Present only when a rate carries one.'),
  },
});
export interface CategoryTotal extends TypeOf<typeof CategoryTotal> {}

export const TaxTotal = defineType('tax/total', {
  about: 'All taxes of the document, by category and rate. Filled in by the calculation.',
  fields: {
    categories: optional(list(CategoryTotal), 'One entry per tax category.'),
    sum: required(
      amount,
      'All taxes that are added to the price, surcharges included. Withheld and informative taxes are left out.',
    ),
    retained: optional(amount, 'All taxes that the buyer withholds.'),
  },
});
export interface TaxTotal extends TypeOf<typeof TaxTotal> {}
