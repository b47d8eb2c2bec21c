import { optional } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { text } from '../../core/schema/primitives.ts';

export const Card = defineType('pay/card', {
  about: 'Which payment card was or will be used. Only the digits that may be shown, never the whole number.',
  fields: {
    first6: optional(text, 'Leading six digits of the card number, which identify the issuer.'),
    last4: optional(text, 'Final four digits of the card number.'),
    holder: optional(text, 'Name printed on the card.'),
  },
});
export interface Card extends TypeOf<typeof Card> {}
