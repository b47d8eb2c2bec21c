import type { Phrases } from '../../areas.ts';
import { basicPhrases } from './basic-phrases.ts';
import { choicePhrases } from './choice-phrases.ts';
import { choiceNotePhrases } from './choice-note-phrases.ts';
import { countryPhrases } from './country-phrases.ts';
import { currencyPhrases } from './currency-phrases.ts';
import { invoicePhrases } from './invoice-phrases.ts';
import { mexicoPhrases } from './mexico-phrases.ts';
import { orderPhrases } from './order-phrases.ts';
import { partyPhrases } from './party-phrases.ts';
import { paymentPhrases } from './payment-phrases.ts';
import { sharedPhrases } from './shared-phrases.ts';
import { taxPhrases } from './tax-phrases.ts';
import { titlePhrases } from './title-phrases.ts';
import { typeNamePhrases } from './type-name-phrases.ts';

/** What the schemas say of types and their members. */
export const schemas: Phrases = {
  ...basicPhrases,
  ...choicePhrases,
  ...choiceNotePhrases,
  ...countryPhrases,
  ...currencyPhrases,
  ...invoicePhrases,
  ...mexicoPhrases,
  ...orderPhrases,
  ...partyPhrases,
  ...paymentPhrases,
  ...sharedPhrases,
  ...taxPhrases,
  ...titlePhrases,
  ...typeNamePhrases,
};
