import type { MessageValues } from '../../engine/index.ts';
import { known, optional, string } from '../typed-schema/schema.ts';

/** Members that identify the phrase of a text, for translation. */
export const phraseMembers = {
  phrase: optional(
    string({
      description:
        'Code of the phrase of the text; omitted if the text is found by the code of the rule or is not translated.',
      examples: ['input.wrongType'],
    }),
  ),
  values: optional(
    known<MessageValues>({
      type: 'object',
      additionalProperties: true,
      description: 'The values in the phrase, by name: texts, numbers, other phrases, or lists of them.',
    }),
  ),
};

/** A phrase with its values. */
export const phraseRef = {
  phrase: string({ description: 'Code of the phrase.', examples: ['rule.bePresent'] }),
  values: phraseMembers.values,
};
