import { list } from '../../core/schema/composites.ts';
import type { Choice } from '../../core/schema/fields.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { text } from '../../core/schema/primitives.ts';
import { key } from '../cbc/key.ts';
import { extensions } from '../tax/extensions.ts';
import { StatusFault } from './fault.ts';

const reasonKeys: readonly Choice[] = [
  { value: 'none', title: 'No Issue', about: 'There is no problem; the status is sent for information.' },
  {
    value: 'references',
    title: 'References Incorrect',
    about: 'References the receiver needs to route the document, such as an order number, are missing or wrong.',
  },
  {
    value: 'legal',
    title: 'Legal information incorrect',
    about: 'The document does not state what the law demands, or states it wrongly.',
  },
  { value: 'unknown-receiver', title: 'Receiver unknown', about: 'The receiver does not know the addressee.' },
  { value: 'quality', title: 'Item quality issue', about: 'The goods or services are not of the quality agreed.' },
  { value: 'delivery', title: 'Delivery issues', about: 'The delivery made or offered is refused.' },
  { value: 'prices', title: 'Prices incorrect', about: 'The prices differ from those agreed.' },
  { value: 'quantity', title: 'Quantity incorrect', about: 'The quantities differ from those agreed.' },
  { value: 'items', title: 'Items incorrect', about: 'The goods or services differ from those agreed.' },
  { value: 'payment-terms', title: 'Payment terms incorrect', about: 'The terms of payment differ from those agreed.' },
  { value: 'not-recognized', title: 'Not recognized', about: 'The receiver knows of no such transaction.' },
  { value: 'finance-terms', title: 'Finance incorrect', about: 'The financing conditions differ from those agreed.' },
  { value: 'partial', title: 'Partially paid', about: 'A part has been paid and the rest is still open.' },
  { value: 'other', title: 'Other', about: 'A reason outside this list; the description says which.' },
];

export const Reason = defineType('bill/reason', {
  about: 'Why a document got the status reported.',
  fields: {
    key: required(key, 'The reason, from a fixed list.', { oneOf: reasonKeys }),
    description: optional(text, 'The reason in words, for the recipient of the status.'),
    faults: optional(list(StatusFault), 'Defects found in the document, one by one.'),
    ext: optional(extensions, 'Codes that a country or format needs for this reason, by extension key.'),
  },
});
export interface Reason extends TypeOf<typeof Reason> {}
