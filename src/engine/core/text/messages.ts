import { defineMessages } from '../messages/message.ts';

/** Texts about the characters of a value. */
export const textMessages = defineMessages('text', {
  turns: 'U+{code} is not seen, and changes the order in which the text around it is shown',
  hidden: 'U+{code} is not seen: the text is not the one that it looks like',
});
