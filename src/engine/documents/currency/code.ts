import { currencies, publishedCurrencies } from '../../codelists/currencies.ts';
import { choiceSchema } from '../../core/schema/object-schema.ts';
import { defineString } from '../../core/schema/scalar-type.ts';
import { documentMessages } from '../messages.ts';

/** The codes that the published schema lacks: it lists those of the format. */
function beyondTheFormat(): string {
  const published = new Set(publishedCurrencies());
  return currencies()
    .filter((currency) => !published.has(currency))
    .map(({ code }) => code)
    .join(', ');
}

/** An ISO 4217 currency code, or one of a few others in use. */
export const currencyCode = defineString('currency/code', {
  about: `A currency by its three-letter ISO 4217 code, or one of a few widely used other codes. The engine also accepts ${beyondTheFormat()}.`,
  words: documentMessages.aCurrencyCode,
  schema: { type: 'string' },
  definition: () => ({
    type: 'string',
    oneOf: publishedCurrencies().map((currency) => choiceSchema({ value: currency.code, title: currency.name })),
  }),
});
