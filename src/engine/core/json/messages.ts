import { defineMessages } from '../messages/message.ts';

/** Why a text is not valid JSON. */
export const jsonMessages = defineMessages('json', {
  tooLong: 'The text has {count} characters; the limit is {maxLength}',
  afterTheEnd: 'Nothing may follow the JSON value',
  endsEarly: 'The JSON text ends too early',
  unexpected: '`{c}` is not allowed here',
  memberExpected: 'A member name in double quotes is expected',
  memberTwice: 'The member `{told}` occurs twice: keep one',
  colonExpected: 'A colon is expected after `{told}`',
  commaOrBrace: 'A comma or a closing brace is expected',
  commaOrBracket: 'A comma or a closing bracket is expected',
  textNotClosed: 'The text is not closed: a double quote is missing',
  unknownEscape: 'The text has an escape that JSON does not know',
  halfSurrogate: 'The text has half a surrogate pair, which is not a character',
  numberExpected: 'A number is expected',
  tooDeep: 'The document nests deeper than {maxDepth} levels',
  atPlace: '{what} (line {line}, column {column})',
  notNumber: '`{written}` is not a number',
  tooManyEntries: 'The lists of the document have more than {most} entries together',
});
