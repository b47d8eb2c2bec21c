import type { Choice } from '../../core/schema/fields.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { text } from '../../core/schema/primitives.ts';
import { key } from '../cbc/key.ts';
import { extensions } from '../tax/extensions.ts';

const actionKeys: readonly Choice[] = [
  { value: 'none', title: 'No action required', about: 'The recipient has nothing to do.' },
  {
    value: 'provide',
    title: 'Provide information',
    about: 'Send the missing details. The invoice itself stays as it is.',
  },
  { value: 'reissue', title: 'Issue new invoice', about: 'Send a new, corrected invoice.' },
  {
    value: 'credit-full',
    title: 'Credit fully',
    about: 'Void the invoice entirely; a credit note for its full amount is expected.',
  },
  { value: 'credit-partial', title: 'Credit partially', about: 'Send a credit note for the disputed part only.' },
  { value: 'credit-amount', title: 'Credit the amount', about: 'Pay back what has already been paid on the invoice.' },
  { value: 'other', title: 'Other', about: 'A step outside this list; the description says which.' },
];

export const Action = defineType('bill/action', {
  about: 'Next step the sender of a status asks the recipient to take.',
  fields: {
    key: required(key, 'The step asked for, from a fixed list.', { oneOf: actionKeys }),
    description: optional(text, 'Explanation of the step for the person who takes it.'),
    ext: optional(extensions, 'Codes that a country or format needs for this action, by extension key.'),
  },
});
export interface Action extends TypeOf<typeof Action> {}
