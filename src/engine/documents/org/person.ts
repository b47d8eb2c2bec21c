import { list } from '../../core/schema/composites.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { cleanText } from '../../core/schema/primitives.ts';
import { key } from '../cbc/key.ts';
import { meta } from '../cbc/meta.ts';
import { partUuid } from '../uuid/uuid.ts';
import { Address } from './address.ts';
import { Email } from './email.ts';
import { Identity } from './identity.ts';
import { Image } from './image.ts';
import { Name } from './name.ts';
import { Telephone } from './telephone.ts';

export const Person = defineType('org/person', {
  about: 'Someone to contact, or who represents a party.',
  fields: {
    uuid: optional(partUuid, 'Identifier of the person, in canonical UUID form. Optional.'),
    label: optional(cleanText, 'Heading to print over the person, such as Attn.', { keywords: { examples: ['Attn'] } }),
    key: optional(key, 'Part the person plays here, as a key.'),
    name: required(Name, "The person's name, in parts. Required."),
    role: optional(cleanText, 'Job title or function in the organisation.'),
    identities: optional(
      list(Identity),
      "Numbers of the person's documents or registrations, such as an identity card.",
    ),
    addresses: optional(list(Address), 'Postal addresses of the person.'),
    emails: optional(list(Email), 'E-mail addresses of the person.'),
    telephones: optional(list(Telephone), 'Telephone numbers of the person.'),
    avatars: optional(list(Image), 'Portraits or pictures that stand for the person.'),
    meta: optional(meta, 'Custom string values about the person, by key.'),
  },
});
export interface Person extends TypeOf<typeof Person> {}
