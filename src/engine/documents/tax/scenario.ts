import { list } from '../../core/schema/composites.ts';
import { optional } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { codeMap } from '../cbc/code-map.ts';
import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { i18nString } from '../i18n/string.ts';
import { extensions } from './extensions.ts';
import { TaxNote } from './note.ts';

export const Scenario = defineType('tax/scenario', {
  about: 'A set of conditions on a document, and what is added to it when all of them hold.',
  fields: {
    name: optional(i18nString, 'Name of the scenario, by language.'),
    desc: optional(i18nString, 'What the scenario covers, by language.'),
    type: optional(list(key), 'Document types it applies to. Empty: any type.'),
    tags: optional(list(key), 'Tags that must all be on the document.'),
    cat: optional(list(code), 'Tax categories of which at least one must occur in the document.'),
    ext_key: optional(key, "Extension key that must occur in the document's tax data."),
    ext_code: optional(code, 'Code that the extension must have. Only together with `ext_key`.'),
    note: optional(TaxNote, 'Tax note that the document receives.'),
    codes: optional(codeMap, 'Codes for converters to other formats, by key. Not stored in the document.'),
    ext: optional(extensions, "Extension codes written to the document's `tax.ext`. They replace codes already there."),
  },
});
export interface Scenario extends TypeOf<typeof Scenario> {}
