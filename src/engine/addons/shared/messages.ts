import { defineMessages } from '../../core/messages/message.ts';

/** What the rules say that several addons share. */
export const addonMessages = defineMessages('addon', {
  includeStamp: 'include the stamp {provider}',
  haveTax: 'have the tax {category}',
  includeTax: 'include the tax {category}',
  beConvertible: 'be in {currency} or have an exchange rate to it',
});
