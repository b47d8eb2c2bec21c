import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { cleanText, text } from '../../core/schema/primitives.ts';
import { partUuid } from '../uuid/uuid.ts';

export const Telephone = defineType('org/telephone', {
  about: 'A telephone number of a party or person.',
  fields: {
    uuid: optional(partUuid, 'Identifier of this entry, in canonical UUID form. Optional.'),
    label: optional(cleanText, 'What the number is for, such as mobile or switchboard.'),
    num: required(text, 'The number as text, best with the international prefix. Only outer spaces are removed.', {
      title: 'Telephone number',
    }),
  },
});
export interface Telephone extends TypeOf<typeof Telephone> {}
