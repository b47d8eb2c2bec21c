import { list } from '../../core/schema/composites.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { Definition } from '../cbc/definition.ts';
import { key } from '../cbc/key.ts';
import { i18nString } from '../i18n/string.ts';

export const CatalogueDef = defineType('tax/catalogue-def', {
  about: 'A set of code lists from a standards body, offered as extensions to every regime and add-on.',
  fields: {
    key: required(key, 'Key of the catalogue.'),
    name: required(i18nString, 'Name of the catalogue, by language.'),
    description: optional(i18nString, 'What the code lists are about, by language.'),
    extensions: required(list(Definition), 'Extension keys of the catalogue, one per code list.'),
  },
});
export interface CatalogueDef extends TypeOf<typeof CatalogueDef> {}
