import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { cleanText } from '../../core/schema/primitives.ts';
import { uri } from '../cbc/uri.ts';
import { partUuid } from '../uuid/uuid.ts';

export const Endpoint = defineType('org/endpoint', {
  about:
    'Where electronic documents for a party are delivered, as one URI. The first one fills the route of the envelope.',
  fields: {
    uuid: optional(partUuid, 'Identifier of this endpoint, in canonical UUID form. Optional.'),
    label: optional(cleanText, 'Name by which people recognise the endpoint.'),
    uri: required(
      uri,
      'Address with its scheme, such as `iso6523-actorid-upis::0088:…` or `mailto:` followed by a mailbox.',
    ),
  },
});
export interface Endpoint extends TypeOf<typeof Endpoint> {}
