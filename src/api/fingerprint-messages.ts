import { defineMessages } from '../engine/values.ts';

/** Why no print or identifier can be calculated. */
export const fingerprintMessages = defineMessages('fingerprint', {
  fields: 'These are not the fields that the print of this record is made of.',
  fieldMissing: 'The field `{name}` is missing',
  fieldElsewhere: '`{written}` stands at the place of `{name}`',
  fieldOfOne: 'The field is not a pair of name and text',
  tooMany: 'There are more fields than the {count} of this print',
  parts: 'Parts of the invoice are missing or are not valid.',
  missing: '`{name}` is missing',
  notOfKind: '`{name}` is not for the kind `{kind}`',
  day: '`date` is not a day such as `2026-09-15` or `150926`',
  base64: '`signature_value` is not Base64',
  tooLong: '`{name}` is longer than {most} characters',
});
