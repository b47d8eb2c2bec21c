import { defineMessages } from '../../core/messages/message.ts';

/** Texts of rules shared by several addons. */
export const addonMessages = defineMessages('addon', {
  includeStamp: 'include the stamp {provider}',
  haveTax: 'have the tax {category}',
  includeTax: 'include the tax {category}',
  beConvertible: 'be in {currency} or have an exchange rate to it',
});
