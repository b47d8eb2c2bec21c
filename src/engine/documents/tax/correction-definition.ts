import { list } from '../../core/schema/composites.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { boolean, text } from '../../core/schema/primitives.ts';
import { key } from '../cbc/key.ts';

export const CorrectionDefinition = defineType('tax/correction-definition', {
  about: 'States what a correction of one kind of document may be and what it has to contain.',
  fields: {
    schema: required(text, 'Document schema it applies to, whole or by its ending.'),
    types: optional(list(key), 'Document types that a correction may take, such as `credit-note`.'),
    extensions: optional(list(key), 'Extension keys that can be given with the correction.'),
    reason_required: optional(boolean, 'True when the correction has to state its reason in words.'),
    stamps: optional(list(key), 'Keys of the stamps carried over from the corrected document.'),
    copy_tax: optional(
      boolean,
      'True when the tax totals of the corrected document are carried over into the reference to it.',
    ),
  },
});
export interface CorrectionDefinition extends TypeOf<typeof CorrectionDefinition> {}
