import { defineString } from '../../core/schema/scalar-type.ts';
import { documentMessages } from '../messages.ts';

/** A code given by the issuer or an authority. Building removes unprintable characters and outer spaces. */
export const code = defineString('cbc/code', {
  about: 'A short identifier of up to 128 characters, without control characters and without spaces at its ends.',
  words: documentMessages.aCode,
  schema: {
    type: 'string',
    maxLength: 128,
    minLength: 1,
    pattern: '^[^\\s\\x00-\\x1f\\x7f-\\x9f]([^\\x00-\\x1f\\x7f-\\x9f]*[^\\s\\x00-\\x1f\\x7f-\\x9f])?$',
  },
});
