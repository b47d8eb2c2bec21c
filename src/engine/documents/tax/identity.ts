import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { taxCountryCode } from '../l10n/tax-country-code.ts';

export const TaxIdentity = defineType('tax/identity', {
  about: 'Number under which a party is registered for tax, with the country that issued it.',
  fields: {
    country: required(
      taxCountryCode,
      'Country or territory of registration, in tax codes (EL for Greece). Decides how the number is cleaned and checked.',
    ),
    code: optional(
      code,
      'The number without country prefix, spaces or punctuation. Cleaned and checked by the rules of its country.',
      { title: 'Tax number', keywords: { pattern: '^[A-Z0-9Ñ\\&]+$' } },
    ),
    scheme: optional(
      code,
      'Tax for which the number is valid, such as VAT or GST. Leave out to use the usual one of the country.',
    ),
    type: optional(
      key,
      'Kind of tax number, in countries that have several. Deprecated: use `identities` of the party for other kinds of number.',
    ),
  },
  keywords: { recommended: ['code'] },
});
export interface TaxIdentity extends TypeOf<typeof TaxIdentity> {}
