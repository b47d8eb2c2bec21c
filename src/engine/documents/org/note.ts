import type { Choice } from '../../core/schema/fields.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { cleanText } from '../../core/schema/primitives.ts';
import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { meta } from '../cbc/meta.ts';
import { extensions } from '../tax/extensions.ts';
import { partUuid } from '../uuid/uuid.ts';

const noteKeys: readonly Choice[] = [
  { value: 'goods', title: 'Goods', about: 'Describes the goods.' },
  { value: 'payment', title: 'Payment', about: 'Says on what terms payment is made.' },
  { value: 'payment-method', title: 'Payment Method', about: 'Says how to pay, or what to state with the transfer.' },
  { value: 'payment-term', title: 'Payment Term', about: 'Details one of the payment terms.' },
  { value: 'legal', title: 'Legal', about: 'A statement required by law or of legal effect.' },
  { value: 'dangerous-goods', title: 'Dangerous Goods', about: 'Warns about hazardous goods.' },
  { value: 'ack', title: 'Acknowledgement', about: 'Text of a confirmation of receipt.' },
  { value: 'rate', title: 'Rate', about: 'Explains a rate that was applied.' },
  { value: 'reason', title: 'Reason', about: 'Gives a reason for something stated in the document.' },
  { value: 'dispute', title: 'Dispute', about: 'Describes what is contested.' },
  { value: 'customer', title: 'Customer', about: 'A remark by the buyer.' },
  { value: 'glossary', title: 'Glossary', about: 'Explains terms used in the document.' },
  { value: 'customs', title: 'Customs', about: 'Text for the customs declaration.' },
  { value: 'general', title: 'General', about: 'A text on no particular subject.' },
  { value: 'handling', title: 'Handling', about: 'How the goods are to be handled.' },
  { value: 'packaging', title: 'Packaging', about: 'How the goods are packed.' },
  { value: 'loading', title: 'Loading', about: 'How the goods are to be loaded.' },
  { value: 'price', title: 'Price', about: 'Conditions under which the price holds.' },
  { value: 'priority', title: 'Priority', about: 'How urgent the matter is.' },
  { value: 'regulatory', title: 'Regulatory', about: 'Text that a regulator asks for.' },
  { value: 'safety', title: 'Safety', about: 'What to observe for safety.' },
  { value: 'ship-line', title: 'Ship Line', about: 'Concerns the shipping company.' },
  { value: 'supplier', title: 'Supplier', about: 'A remark by the seller.' },
  { value: 'transport', title: 'Transport', about: 'Concerns carriage of the goods.' },
  { value: 'delivery', title: 'Delivery', about: 'Concerns the delivery.' },
  { value: 'quarantine', title: 'Quarantine', about: 'Concerns quarantine of the goods.' },
  { value: 'tax', title: 'Tax', about: 'Text for the tax return or about the tax treatment.' },
  { value: 'other', title: 'Other', about: 'A subject that seller and buyer have agreed on.' },
];

export const Note = defineType('org/note', {
  about: 'A text that belongs to the document, its line or its party, with a key that says what it is about.',
  fields: {
    uuid: optional(partUuid, 'Identifier of this note, in canonical UUID form. Optional.'),
    key: optional(key, 'Subject of the text. Decides where formats such as EN 16931 place it.', { oneOf: noteKeys }),
    code: optional(code, 'Code of the note, such as one from the list of texts a format defines.'),
    src: optional(key, 'Where the note comes from, as a key. Mostly set on notes made by software.'),
    text: required(cleanText, 'The text itself. Required.'),
    meta: optional(meta, 'Custom string values about the note, by key.'),
    ext: optional(extensions, 'Codes that a regime or add-on requires about the note, by extension key.'),
  },
});
export interface Note extends TypeOf<typeof Note> {}
