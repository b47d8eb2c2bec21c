import { optional } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { cleanText } from '../../core/schema/primitives.ts';
import { meta } from '../cbc/meta.ts';
import { partUuid } from '../uuid/uuid.ts';

export const Name = defineType('org/name', {
  about: 'The name of a person, split into its parts.',
  fields: {
    uuid: optional(partUuid, 'Identifier of this entry, in canonical UUID form. Optional.'),
    alias: optional(cleanText, 'Name the person goes by, such as a nickname.'),
    prefix: optional(cleanText, 'Form of address or title put first, such as Dr.'),
    given: optional(cleanText, 'First name.'),
    middle: optional(cleanText, 'Further first names, or their initials.'),
    surname: optional(cleanText, 'Family name.'),
    surname2: optional(cleanText, 'Second family name, usual in Spain and Portugal.'),
    suffix: optional(cleanText, 'Part put last, such as Jr. or a degree.'),
    meta: optional(meta, 'Custom string values about the name, by key.'),
  },
});
export interface Name extends TypeOf<typeof Name> {}
