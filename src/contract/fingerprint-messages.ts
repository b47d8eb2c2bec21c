import { defineMessages } from '../engine/values.ts';

/** Why no print or identifier can be calculated. */
export const fingerprintMessages = defineMessages('fingerprint', {
  fields: 'A print is made of the fields of the record, each a pair of name and text, in the order of AEAT.',
  field: 'Send the pair `["{name}", text]` here',
  tooMany: 'The print of this record is made of {count} fields',
  parts: 'The identifier needs every part of the invoice.',
  missing: '`{name}` is missing',
  day: '`date` is a day such as `2026-09-15`, or `150926`',
  base64: '`signature_value` is Base64',
  half: '`{name}` has half of a character',
  tooLong: '`{name}` is longer than {most} characters',
});
