import { defineMessages } from '../../../../engine/values.ts';

/** Sentences of conditions that authorities share and no verb has. */
export const conditionMessages = defineMessages('condition', {
  future: '{what} is after today.',
  notFuture: '{what} is not after today',
  tooEarly: '{what} is before {first}.',
  notEarly: '{what} is not before {first}',
  location: 'The root element names a schema location. Remove `xsi:schemaLocation`.',
  noLocation: 'The root element must not name a schema location',
  ofModel: '{what} has only elements of its data model',
  otherRoot: 'A `CreditNote` has type 381, an `Invoice` has another.',
  rootOfType: 'A `CreditNote` must have type 381, an `Invoice` another',
  otherSet: '{what} and {other} do not name the same values.',
  tooFew: 'There are fewer than {least}: {what}.',
  notTooFew: 'There are at least {least}: {what}',
  sameSet: '{what} and {other} name the same values',
});
