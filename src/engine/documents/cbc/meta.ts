import { KEY_PATTERN } from '../../core/text/key.ts';
import { defineMap } from '../../core/schema/composites.ts';
import { text } from '../../core/schema/primitives.ts';
import { key } from './key.ts';

/** Free additional texts by key. */
export const meta = defineMap(
  'cbc/meta',
  {
    about: 'Additional texts of your own by key. They take no part in any calculation.',
    members: KEY_PATTERN,
    keys: key,
  },
  text,
);
