import { defineMessages } from '../engine/values.ts';

/** Errors of a request with a file. */
export const fileMessages = defineMessages('file', {
  notADay: '`at` must be a date, as YYYY-MM-DD',
  notBase64: '`data` is not Base64',
  breaksRule: 'The invoice breaks a rule',
  breaksRules: 'The invoice breaks {count} rules',
  unreadable: 'The file cannot be read',
  memberNotBase64: '`{member}` is not Base64',
  noDocument: '`data` is neither a document nor the text of a file',
  unknownFormat: 'There is no format `{format}`; there are {known}',
  otherFormat: 'The file is {found}, not {format}',
  tooManySets: '{count} rule sets are named; at most {most} are judged at a time',
  otherKind: '`{set}` is for {kinds}, but the root element is {root}',
});
