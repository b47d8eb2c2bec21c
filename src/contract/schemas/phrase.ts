import type { MessageValues } from '../../engine/index.ts';
import { known, optional, string } from '../typed-schema/schema.ts';

/** Members that identify the phrase of a text, for translation. */
export const phraseMembers = {
  phrase: optional(
    string({
      description: 'Code of the phrase that the text is; left out where it goes by the code of the rule or has none.',
      examples: ['input.wrongType'],
    }),
  ),
  values: optional(
    known<MessageValues>({
      type: 'object',
      additionalProperties: true,
      description: 'What stands in the phrase, by name: texts, numbers, phrases within the phrase, or lists of them.',
    }),
  ),
};

/** A phrase with its values. */
export const phraseRef = {
  phrase: string({ description: 'Code of the phrase.', examples: ['rule.bePresent'] }),
  values: phraseMembers.values,
};
