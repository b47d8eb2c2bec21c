import { required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { text } from '../../core/schema/primitives.ts';

export const Digest = defineType('dsig/digest', {
  about: 'Fingerprint of a document or file: a hash and the algorithm behind it.',
  fields: {
    alg: required(text, 'Hash algorithm in use, e.g. sha256.'),
    val: required(text, 'The hash in hexadecimal, lower-case.'),
  },
});
export interface Digest extends TypeOf<typeof Digest> {}
