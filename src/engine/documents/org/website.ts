import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { cleanText, cleanTextOf } from '../../core/schema/primitives.ts';
import { partUuid } from '../uuid/uuid.ts';

export const Website = defineType('org/website', {
  about: 'A web page of a party.',
  fields: {
    uuid: optional(partUuid, 'Identifier of this entry, in canonical UUID form. Optional.'),
    label: optional(cleanText, 'Text shown beside the address.'),
    title: optional(cleanText, 'Name of the page, to tell it from other links.'),
    url: required(cleanTextOf({ format: 'uri' }), 'Address of the page, with its protocol.'),
  },
});
export interface Website extends TypeOf<typeof Website> {}
