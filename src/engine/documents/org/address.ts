import { optional } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { cleanText, text } from '../../core/schema/primitives.ts';
import { code } from '../cbc/code.ts';
import { meta } from '../cbc/meta.ts';
import { isoCountryCode } from '../l10n/iso-country-code.ts';
import { partUuid } from '../uuid/uuid.ts';
import { Coordinates } from './coordinates.ts';

export const Address = defineType('org/address', {
  about: 'A place by post: street, town, region and country. Used for contact, delivery and tax registration alike.',
  fields: {
    uuid: optional(partUuid, 'Identifier of this address, in canonical UUID form. Optional.'),
    label: optional(text, 'What the address is for when a party has several, such as office or warehouse.', {
      keywords: { examples: ['Office'] },
    }),
    po_box: optional(cleanText, 'Post-office box, when mail goes there instead of to a street.'),
    num: optional(cleanText, 'Number of the building along the street. Text, so letters and ranges are accepted.'),
    floor: optional(cleanText, 'Storey of the building, written as locally usual.'),
    block: optional(cleanText, 'Block or staircase, where one number covers several buildings.'),
    door: optional(cleanText, 'Door, flat or office on the floor.'),
    street: optional(
      cleanText,
      'Street name, first address line. The building number goes to `num` when it is kept apart.',
    ),
    street_extra: optional(cleanText, 'Second address line, for whatever does not fit in the street.'),
    locality: optional(cleanText, 'Town, city or village.'),
    region: optional(cleanText, 'Province, county or other subdivision that contains the locality, by name.'),
    state: optional(
      code,
      'Code of the state or province, where formats ask for one (for example in the United States). Cleaned to upper-case letters and digits.',
    ),
    code: optional(code, 'Postal code, written as in the country of the address.', { title: 'Postal code' }),
    country: optional(isoCountryCode, 'Two-letter ISO 3166-1 code of the country.'),
    coords: optional(Coordinates, 'Geographic position, for places that a postal address does not pin down.'),
    meta: optional(meta, 'Custom string values about the address, by key.'),
  },
  keywords: { recommended: ['number', 'street', 'locality', 'region', 'code', 'country'] },
});
export interface Address extends TypeOf<typeof Address> {}
