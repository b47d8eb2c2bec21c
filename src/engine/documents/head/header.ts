import { list } from '../../core/schema/composites.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { text } from '../../core/schema/primitives.ts';
import { meta } from '../cbc/meta.ts';
import { uri } from '../cbc/uri.ts';
import { Digest } from '../dsig/digest.ts';
import { uuid } from '../uuid/uuid.ts';
import { Link } from './link.ts';
import { Stamp } from './stamp.ts';

export const Header = defineType('head/header', {
  about: 'Identifies the envelope, fixes the document by its digest and carries data that travels beside it.',
  fields: {
    uuid: required(
      uuid,
      'Identifier of the envelope. Must be a time-based UUID (version 1, 6 or 7); a version 7 is generated when missing.',
    ),
    dig: required(
      Digest,
      'Hash of the document in canonical JSON form. Recomputed on every calculation and part of what is signed.',
    ),
    stamps: optional(
      list(Stamp),
      'Proofs returned by tax authorities or intermediaries, one per provider. Only accepted on a signed envelope.',
    ),
    links: optional(
      list(Link),
      'Web addresses of related resources. May be added before or after signing, as signatures do not cover them.',
    ),
    tags: optional(
      list(text),
      'Free labels for sorting and filtering envelopes. They change nothing in the document or its calculation.',
    ),
    meta: optional(meta, 'Custom string values about the envelope, by key, for the systems that handle it.'),
    notes: optional(text, 'Free text about the envelope for the people who handle it; not part of the document.'),
    from: optional(
      uri,
      'URI address of the sender. When empty, taken from the first endpoint of the party that issues the document.',
    ),
    to: optional(
      uri,
      'URI address of the recipient. When empty, taken from the first endpoint of the party that receives the document.',
    ),
    ignore: optional(
      list(text),
      'Full codes of the validation faults to leave out when this envelope is checked. Any rule can be silenced, so list only codes whose effect is understood.',
    ),
  },
});
export interface Header extends TypeOf<typeof Header> {}
