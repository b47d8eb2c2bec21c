import { lazy, list } from '../../core/schema/composites.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { MapOf } from '../../core/schema/composites.ts';
import type { Kind } from '../../core/schema/kind.ts';
import type { ObjectType } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { text } from '../../core/schema/primitives.ts';
import { i18nString } from '../i18n/string.ts';
import { codeMap } from './code-map.ts';
import { code } from './code.ts';
import { key } from './key.ts';
import { meta } from './meta.ts';
import { Source } from './source.ts';

/** Explains a key or code of a list: its name, meaning and, if any, its values. */
export interface Definition {
  readonly key?: string | undefined;
  readonly code?: string | undefined;
  readonly name?: MapOf<string> | undefined;
  readonly desc?: MapOf<string> | undefined;
  readonly meta?: MapOf<string> | undefined;
  readonly sources?: readonly Source[] | undefined;
  readonly values?: readonly Definition[] | undefined;
  readonly pattern?: string | undefined;
  readonly map?: MapOf<string> | undefined;
}

const nested: Kind<Definition> = lazy(() => Definition);

export const Definition: ObjectType<Definition> = defineType('cbc/definition', {
  about: 'Explains one key or code of a list: its name, meaning and, where it has them, the values it accepts.',
  fields: {
    key: optional(key, 'The key explained here. Used instead of a code.'),
    code: optional(code, 'The code explained here. Used instead of a key.'),
    name: required(i18nString, 'Short name for display, by language.'),
    desc: optional(i18nString, 'Longer explanation of when the entry applies, by language.'),
    meta: optional(meta, 'Custom string values about the entry, by key.'),
    sources: optional(list(Source), 'Publications the entry is based on.'),
    values: optional(
      list(nested),
      'The keys or codes accepted as values of this entry. A value outside the list is not valid.',
    ),
    pattern: optional(text, 'Regular expression a value has to match. Takes the place of a list of values.'),
    map: optional(codeMap, 'Local codes this entry translates to, by key.'),
  },
});
