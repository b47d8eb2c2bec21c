import { defineList, list } from '../../core/schema/composites.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { definePart } from '../../core/schema/object-type.ts';
import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { taxCountryCode } from '../l10n/tax-country-code.ts';
import { percentage } from '../num/percentage.ts';
import { upgradeCombo } from './combo-upgrade.ts';
import { extensions } from './extensions.ts';

export const TaxCombo = definePart('tax/combo', {
  about: 'One tax on a line, charge or discount: which category, which treatment, at what percentage.',
  fields: {
    cat: required(code, 'Code of the tax category, such as VAT. Has to be one that the regime knows.'),
    country: optional(
      taxCountryCode,
      "Country whose rates apply, when it is not the document's own. Filled in from the customer under the tag `customer-rates`.",
    ),
    key: optional(
      key,
      'Treatment within the category, such as `standard`, `exempt` or `reverse-charge`. Filled in by the calculation when missing.',
    ),
    rate: optional(
      key,
      'Named rate, such as `general` or `reduced`. The percentage is then looked up for the tax date.',
    ),
    percent: optional(
      percentage,
      'Percentage of the base. Overwritten by the calculation when a rate is named; absent for exempt and untaxed supplies.',
      { calculated: true },
    ),
    surcharge: optional(
      percentage,
      'Further percentage charged on top, as in the Spanish equivalence surcharge. Looked up with the rate.',
      { calculated: true },
    ),
    ext: optional(
      extensions,
      'Codes that a regime or add-on requires about this tax, such as an exemption reason, by extension key. Taxes with different codes are summed apart.',
    ),
  },
  keywords: {
    anyOf: [
      {
        if: { properties: { cat: { const: 'VAT' } } },
        then: {
          properties: {
            key: {
              oneOf: [
                { const: 'standard', title: 'Standard' },
                { const: 'zero', title: 'Zero' },
                { const: 'reverse-charge', title: 'Reverse charge' },
                { const: 'exempt', title: 'Exempt' },
                { const: 'export', title: 'Export' },
                { const: 'intra-community', title: 'Intra-community' },
                { const: 'outside-scope', title: 'Outside scope' },
              ],
            },
          },
        },
      },
      {
        if: { properties: { cat: { const: 'GST' } } },
        then: {
          properties: {
            key: {
              oneOf: [
                { const: 'standard', title: 'Standard' },
                { const: 'zero', title: 'Zero' },
                { const: 'exempt', title: 'Exempt' },
                { const: 'outside-scope', title: 'Outside scope' },
              ],
            },
          },
        },
      },
    ],
  },
  upgrade: upgradeCombo,
  former: [{ at: ['tags'], kind: list(key) }],
});
export interface TaxCombo extends TypeOf<typeof TaxCombo> {}

/** The taxes on a line, charge or discount. Each category occurs once. */
export const taxSet = defineList(
  'tax/set',
  'The taxes on a line, charge or discount. Each category occurs once.',
  TaxCombo,
);
export type TaxSet = TypeOf<typeof taxSet>;
