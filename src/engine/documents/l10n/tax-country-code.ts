import { taxCountries } from '../../codelists/countries.ts';
import { choiceSchema } from '../../core/schema/object-schema.ts';
import { defineString } from '../../core/schema/scalar-type.ts';
import { documentMessages } from '../messages.ts';

/** A country in taxation: ISO 3166-1, except `EL` for Greece, and `XI`, `XU` and `EU` in addition. */
export const taxCountryCode = defineString('l10n/tax-country-code', {
  about:
    'A country as its tax authority names it: mostly the ISO 3166-1 code, but EL for Greece and XI for Northern Ireland.',
  name: 'l10n.TaxCountryCode',
  words: documentMessages.aCountryCode,
  schema: { type: 'string' },
  definition: () => ({
    type: 'string',
    oneOf: taxCountries().map((country) => choiceSchema({ value: country.code, title: country.name })),
  }),
});
