import { list } from '../../core/schema/composites.ts';
import { embedded } from '../../core/schema/embedded.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { text } from '../../core/schema/primitives.ts';
import { signature } from '../dsig/signature.ts';
import { Header } from '../head/header.ts';

export const Envelope = defineType('envelope', {
  about: 'Container for one business document together with its header and, once sealed, its signatures.',
  name: 'gobl.Envelope',
  fields: {
    $schema: required(
      text,
      'Identifier of the envelope format, always https://gobl.org/draft-0/envelope. Set on every calculation.',
    ),
    head: required(
      Header,
      'Envelope data kept apart from the document: identifier, digest, stamps, links and routing.',
    ),
    doc: required(embedded, 'The business document itself. Its own $schema member decides which type is expected.'),
    sigs: optional(
      list(signature),
      'Signatures over the header, one compact JWS string each. Absent while the envelope is a draft; building removes them.',
    ),
  },
});
export interface Envelope extends TypeOf<typeof Envelope> {}
