import { defineMessages } from '../messages/message.ts';

/** Why a text is not valid JSON. */
export const jsonMessages = defineMessages('json', {
  tooLong: 'The text has {count} characters; {maxLength} are the limit',
  afterTheEnd: 'Nothing may follow the JSON value',
  endsEarly: 'The JSON text ends too early',
  unexpected: '`{c}` cannot stand here',
  memberExpected: 'A member name in double quotes belongs here',
  memberTwice: 'The member `{told}` stands here a second time: keep one',
  colonExpected: 'A colon belongs after `{told}`',
  commaOrBrace: 'A comma or a closing brace belongs here',
  commaOrBracket: 'A comma or a closing bracket belongs here',
  textNotClosed: 'The text is not closed: a double quote is missing',
  unknownEscape: 'The text holds an escape that JSON does not know',
  halfSurrogate: 'The text holds half a surrogate pair, which is no character',
  numberExpected: 'A number belongs here',
  tooDeep: 'The document nests deeper than {maxDepth} levels',
  atPlace: '{what} (line {line}, column {column})',
  notNumber: '`{written}` is not a number',
  tooManyEntries: 'The lists of the document have more than {most} entries together',
});
