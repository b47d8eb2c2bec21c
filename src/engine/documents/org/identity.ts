import type { Choice } from '../../core/schema/fields.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { cleanText } from '../../core/schema/primitives.ts';
import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { isoCountryCode } from '../l10n/iso-country-code.ts';
import { extensions } from '../tax/extensions.ts';
import { partUuid } from '../uuid/uuid.ts';

const identityScopes: readonly Choice[] = [
  { value: 'tax', title: 'Tax' },
  { value: 'legal', title: 'Legal' },
];

export const Identity = defineType('org/identity', {
  about:
    'A code that names a party, person, item or document in some register or system, together with what the code is.',
  fields: {
    uuid: optional(partUuid, 'Identifier of this entry, in canonical UUID form. Optional.'),
    label: optional(cleanText, 'Name to print before the code, mainly for codes without a well-known type.'),
    scope: optional(key, 'Marks the identity as one for tax or for legal use. Leave out for any other purpose.', {
      oneOf: identityScopes,
    }),
    country: optional(isoCountryCode, 'ISO country in which the code was issued.'),
    key: optional(key, 'Kind of identity, as a key known to the regime or add-on. Excludes `type`.'),
    type: optional(code, 'Kind of identity, as the code its register uses, such as HRB or SIREN. Excludes `key`.'),
    code: required(code, 'The code itself. Required.'),
    description: optional(cleanText, 'What the code stands for, in words.'),
    ext: optional(
      extensions,
      'Codes that a regime or add-on requires about the identity, such as the ISO 6523 scheme, by extension key.',
    ),
  },
});
export interface Identity extends TypeOf<typeof Identity> {}
