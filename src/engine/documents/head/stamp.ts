import { required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { text } from '../../core/schema/primitives.ts';
import { key } from '../cbc/key.ts';

export const Stamp = defineType('head/stamp', {
  about: "Proof issued by an outside body, such as a tax authority's registration number or QR code. One per provider.",
  fields: {
    prv: required(key, 'Key naming the provider and kind of stamp, as defined by the country or format in use.'),
    val: required(text, 'The stamp itself, exactly as the provider returned it.'),
  },
});
export interface Stamp extends TypeOf<typeof Stamp> {}
