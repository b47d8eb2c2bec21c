import { currencies } from '../../codelists/currencies.ts';
import { choiceSchema } from '../../core/schema/object-schema.ts';
import { defineString } from '../../core/schema/scalar-type.ts';
import { documentMessages } from '../messages.ts';

/** An ISO 4217 currency code, or one of a few others in use. */
export const currencyCode = defineString('currency/code', {
  about: 'A currency by its three-letter ISO 4217 code, or one of a few widely used other codes.',
  words: documentMessages.aCurrencyCode,
  schema: { type: 'string' },
  definition: () => ({
    type: 'string',
    oneOf: currencies().map((currency) => choiceSchema({ value: currency.code, title: currency.name })),
  }),
});
