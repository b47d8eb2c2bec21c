import { units } from '../../codelists/units.ts';
import { choiceSchema } from '../../core/schema/object-schema.ts';
import { defineString } from '../../core/schema/scalar-type.ts';
import { documentMessages } from '../messages.ts';

/** Unit of measure: one of the format's own, or a UN/ECE code of Recommendations 20 and 21. */
export const unit = defineString('org/unit', {
  about: 'A unit of measure: a word of the list, or a code of UN/ECE Recommendations 20 and 21.',
  words: documentMessages.aUnit,
  schema: { type: 'string' },
  definition: () => ({
    type: 'string',
    oneOf: [
      ...units().map((entry) => choiceSchema({ value: entry.key, title: entry.name })),
      { pattern: '^[A-Z0-9]{2,3}$', description: 'A code of UN/ECE Recommendations 20 and 21.' },
    ],
  }),
});
