import { defineMessages } from '../../../engine/values.ts';

/** Sentences of checks that no verb has. */
export const ksefMessages = defineMessages('ksef', {
  mark: 'The file begins with a byte order mark.',
  noMark: 'A file has no byte order mark',
  otherEncoding: 'The file is not in UTF-8, or declares another encoding.',
  utf8: 'A file is in UTF-8 and declares no other encoding',
  otherVersion: 'The file declares another version than XML 1.0.',
  firstVersion: 'A file is XML 1.0',
  instruction: 'There is a processing instruction in this element, or beside the root element.',
  noInstruction: 'A file has no processing instructions; the XML declaration is none',
  discouraged: 'There is a character that XML discourages: a control character, or one that is not assigned.',
  sound: 'Texts, attributes and comments have no characters that XML discourages',
  tooLarge: 'The file is larger than 1,000,000 bytes, or 3,000,000 with `Zalacznik`.',
  small: 'A file has at most 1,000,000 bytes, and 3,000,000 with `Zalacznik`',
});
