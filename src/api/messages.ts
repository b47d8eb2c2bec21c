import { defineMessages } from '../engine/values.ts';

/** Errors of a request outside its document. */
export const requestMessages = defineMessages('request', {
  unknownLanguage: 'There are no texts in `{language}`; `lang` is one of {languages}',
  wrongMembers: 'The request has missing or invalid members.',
  memberMissing: 'The request needs a member `{name}`',
  memberType: '`{path}` must be {accepted}',
  either: '{first} or {second}',
  notJson: 'The body of the request is not valid JSON.',
  bodyNoObject: 'The body of the request must be a JSON object.',
  bodyMember: 'The body must be an object with a member `data`',
  lineIsXml: 'The line is XML; send it as a JSON string in `data`',
  lineNotJson: 'The line is not valid JSON.',
  badId: '`id` must be a number or a short text.',
  otherId: 'Name it otherwise',
  unknownOperation: '`op` must be one of {operations}',
  unknownName: '`{name}` must be one of {known}',
  needsOperation: '`{name}` needs `op` to be one of {operations}',
  failedRecord: 'The engine failed on this record.',
  lineTooLong: 'The line is longer than {maxBytes} bytes',
  lineNotUtf8: 'The line is not UTF-8 text',
  busyLine: 'The service is busy. Send this line and the following ones again in a moment.',
});
