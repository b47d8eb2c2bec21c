import { defineMessages } from '../engine/values.ts';

/** What is wrong with a request around its document. */
export const requestMessages = defineMessages('request', {
  notADay: '`at` must be a day of the calendar, as YYYY-MM-DD',
  notBase64: '`data` is not Base64',
  breaksRule: 'The invoice breaks a rule',
  breaksRules: 'The invoice breaks {count} rules',
  unreadable: 'The file cannot be read',
});
