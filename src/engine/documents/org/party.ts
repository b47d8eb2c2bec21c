import { list } from '../../core/schema/composites.ts';
import { optional } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { cleanText } from '../../core/schema/primitives.ts';
import { meta } from '../cbc/meta.ts';
import { extensions } from '../tax/extensions.ts';
import { TaxIdentity } from '../tax/identity.ts';
import { regimeCode } from '../tax/regime-code.ts';
import { partUuid } from '../uuid/uuid.ts';
import { Address } from './address.ts';
import { Email } from './email.ts';
import { Endpoint } from './endpoint.ts';
import { Identity } from './identity.ts';
import { Image } from './image.ts';
import { Inbox } from './inbox.ts';
import { Person } from './person.ts';
import { Registration } from './registration.ts';
import { Telephone } from './telephone.ts';
import { Website } from './website.ts';

export const Party = defineType('org/party', {
  about: 'A company or a person that takes part in a document, for example as seller or buyer.',
  fields: {
    $regime: optional(
      regimeCode,
      'Tax regime of the party, by country code. Matters only when the party is a document of its own.',
    ),
    uuid: optional(partUuid, 'Identifier of the party, in canonical UUID form. Optional.'),
    label: optional(cleanText, 'Heading to print over the party instead of its usual role name.', {
      keywords: { examples: ['Supplier'] },
    }),
    name: optional(cleanText, 'Legal name of the company, or full name of the person.'),
    alias: optional(cleanText, 'Trading name or short name.'),
    tax_id: optional(
      TaxIdentity,
      "Number under which the party is registered for tax, with its country. The seller's decides the tax regime of the document.",
    ),
    identities: optional(
      list(Identity),
      'Other registrations of the party: company register, social security, customer number.',
    ),
    people: optional(list(Person), 'People to contact at the party.'),
    endpoints: optional(
      list(Endpoint),
      'Addresses on electronic networks, as URIs. The first one is used to route the envelope.',
    ),
    inboxes: optional(list(Inbox), 'Services that receive electronic documents for the party, such as Peppol.'),
    addresses: optional(list(Address), "Postal addresses. The first one counts as the party's address for tax."),
    emails: optional(list(Email), 'E-mail addresses. The first one is the main one.'),
    websites: optional(list(Website), 'Web pages of the party.'),
    telephones: optional(list(Telephone), 'Telephone numbers.'),
    registration: optional(Registration, 'Entry in the company register, where it has to be printed on documents.'),
    logos: optional(list(Image), 'Logos to show on printed documents.'),
    ext: optional(extensions, 'Codes that a regime or add-on requires about the party, by extension key.'),
    meta: optional(meta, 'Custom string values about the party, by key.'),
  },
  keywords: { recommended: ['name', 'tax_id'] },
});
export interface Party extends TypeOf<typeof Party> {}
