import { defineMap } from '../../core/schema/composites.ts';
import type { MapOf } from '../../core/schema/composites.ts';
import { text } from '../../core/schema/primitives.ts';
import { KEY_PATTERN } from '../../core/text/key.ts';
import { code } from '../cbc/code.ts';

/**
 * Codes by extension key, defined by regimes, addons and catalogues. The format checks neither keys nor codes here,
 * only in rules, so entries are plain text in the engine.
 */
export const extensions = defineMap(
  'tax/extensions',
  {
    about: 'Codes by extension key, as tax regimes, addons and catalogues define them.',
    members: KEY_PATTERN,
    shownAs: code,
  },
  text,
);

export type Extensions = MapOf<string>;
