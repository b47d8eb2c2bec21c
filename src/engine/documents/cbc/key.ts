import { KEY_PATTERN } from '../../core/text/key.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { defineString } from '../../core/schema/scalar-type.ts';
import { documentMessages } from '../messages.ts';

/** Key of a definition: lower-case words joined by hyphens, sub-keys by a plus sign (`credit-transfer+sepa`). */
export const key = defineString('cbc/key', {
  about:
    'A name made of lower-case letters, digits, hyphens and plus signs that identifies a meaning, up to 64 characters.',
  words: documentMessages.aKey,
  schema: { type: 'string', maxLength: 64, minLength: 1, pattern: KEY_PATTERN },
});

/** JSON Schema of keys other than the suggested ones. */
export function otherKey(title: string): JsonObject {
  return { pattern: KEY_PATTERN, title };
}
