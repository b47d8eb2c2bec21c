import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { text } from '../../core/schema/primitives.ts';
import { meta } from '../cbc/meta.ts';
import { uuid } from '../uuid/uuid.ts';

export const Message = defineType('note/message', {
  about: 'Plain text message sent as a document of its own. Nothing in it is calculated.',
  fields: {
    uuid: optional(
      uuid,
      'Identifier of the message, in UUID format. Generated when the message is placed in an envelope without one.',
    ),
    title: optional(text, 'Short heading, like the subject line of a letter.'),
    content: required(text, 'Body of the message. Must not be empty.'),
    meta: optional(meta, 'Custom string values about the message, by key.'),
  },
  keywords: { examples: [{ content: 'This is an example message.', title: 'Example Title' }] },
});
export interface Message extends TypeOf<typeof Message> {}
