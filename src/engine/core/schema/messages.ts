import { defineMessages } from '../messages/message.ts';

/** Errors of a submitted text or value. */
export const inputMessages = defineMessages('input', {
  notValue: '`{raw}` is not {words}',
  notValueHint: '`{raw}` is not {words}: {hint}',
  quote: 'Write "{digits}"',
  notValueWrite: '`{raw}` is not {words}: write `{likely}`',
  theText: 'The text `{text}`',
  theNumber: 'The number {number}',
  theValue: 'The value {value}',
  nothing: 'null',
  wrongType: '{raw} is where {words} should be',
  aListHere: 'A list',
  anObjectHere: 'An object',
  aTextHere: 'A text',
  aList: 'a list',
  anObject: 'an object',
  aDocument: 'a document',
  aSchemaId: 'a schema id',
  aText: 'a text',
  aWholeNumber: 'a whole number',
  aNumber: 'a number',
  trueOrFalse: 'true or false',
  base64: 'Base64 data',
  notBase64: 'The data is not Base64 (RFC 4648, with padding)',
});
