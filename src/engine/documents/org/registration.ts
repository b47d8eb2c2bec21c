import { optional } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { cleanText } from '../../core/schema/primitives.ts';
import { currencyCode } from '../currency/code.ts';
import { amount } from '../num/amount.ts';
import { extensions } from '../tax/extensions.ts';
import { partUuid } from '../uuid/uuid.ts';

export const Registration = defineType('org/registration', {
  about: 'Where a company is entered in a public register, in the parts that the law has printed on documents.',
  fields: {
    uuid: optional(partUuid, 'Identifier of this entry, in canonical UUID form. Optional.'),
    label: optional(cleanText, 'Heading to print over the registration.', { keywords: { examples: ['Registration'] } }),
    capital: optional(amount, 'Registered share capital.'),
    currency: optional(currencyCode, 'Currency of the share capital.'),
    office: optional(cleanText, 'Name or place of the register.'),
    book: optional(cleanText, 'Book in which the company is entered.'),
    volume: optional(cleanText, 'Volume of the register.'),
    sheet: optional(cleanText, "Sheet of the register, often the company's own number in it."),
    section: optional(cleanText, 'Section of the register.'),
    page: optional(cleanText, 'Page or folio of the register.'),
    entry: optional(cleanText, 'Number of the entry or inscription.'),
    other: optional(cleanText, 'Anything else to print about the registration.'),
    ext: optional(extensions, 'Codes that a regime or add-on requires about the registration, by extension key.'),
  },
});
export interface Registration extends TypeOf<typeof Registration> {}
