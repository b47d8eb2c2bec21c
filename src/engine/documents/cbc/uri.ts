import { defineString } from '../../core/schema/scalar-type.ts';
import { documentMessages } from '../messages.ts';

/** A uniform resource identifier with a scheme (RFC 3986). */
export const uri = defineString('cbc/uri', {
  about: 'A uniform resource identifier with its scheme, up to 2048 characters.',
  name: 'cbc.URI',
  words: documentMessages.aUri,
  schema: { type: 'string', maxLength: 2048, format: 'uri' },
});
