import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { cleanText } from '../../core/schema/primitives.ts';
import { meta } from '../cbc/meta.ts';
import { partUuid } from '../uuid/uuid.ts';

export const Email = defineType('org/email', {
  about: 'An e-mail address at which a party or person is reached.',
  fields: {
    uuid: optional(partUuid, 'Identifier of this entry, in canonical UUID form. Optional.'),
    label: optional(cleanText, 'What the mailbox is for, such as billing or support.'),
    addr: required(cleanText, 'The address itself, in the form name@domain.'),
    meta: optional(meta, 'Custom string values about the e-mail address, by key.'),
  },
});
export interface Email extends TypeOf<typeof Email> {}
