import { optional } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { cleanText, text } from '../../core/schema/primitives.ts';
import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { partUuid } from '../uuid/uuid.ts';

export const Inbox = defineType('org/inbox', {
  about:
    'A service that receives electronic documents for a party, given as a code, a web address or an e-mail address: exactly one of them.',
  fields: {
    uuid: optional(partUuid, 'Identifier of this inbox, in canonical UUID form. Optional.'),
    label: optional(cleanText, 'Name by which people recognise the inbox.'),
    key: optional(key, 'Network or service of the inbox, such as `peppol`.'),
    scheme: optional(
      code,
      "Scheme that the code belongs to, as in Peppol's participant schemes. Split off from the code for `peppol` inboxes when missing.",
    ),
    code: optional(code, 'Participant or account code at the service. Excludes `url` and `email`.'),
    url: optional(text, 'Full web address that takes the documents. Excludes `code` and `email`.'),
    email: optional(text, 'E-mail address that takes the documents. Excludes `code` and `url`.'),
  },
});
export interface Inbox extends TypeOf<typeof Inbox> {}
