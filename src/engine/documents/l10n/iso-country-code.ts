import { isoCountries } from '../../codelists/countries.ts';
import { choiceSchema } from '../../core/schema/object-schema.ts';
import { defineString } from '../../core/schema/scalar-type.ts';
import { documentMessages } from '../messages.ts';

export const isoCountryCode = defineString('l10n/iso-country-code', {
  about: 'A country by its two-letter ISO 3166-1 code.',
  name: 'l10n.ISOCountryCode',
  words: documentMessages.aCountryCode,
  schema: { type: 'string' },
  definition: () => ({
    type: 'string',
    oneOf: isoCountries().map((country) => choiceSchema({ value: country.code, title: country.name })),
  }),
});
