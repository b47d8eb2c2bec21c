import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { text } from '../../core/schema/primitives.ts';
import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { extensions } from './extensions.ts';

export const TaxNote = defineType('tax/note', {
  about: 'Text about the treatment of a tax in the document, such as the legal ground of an exemption.',
  fields: {
    cat: optional(code, 'Code of the tax category the text is about.'),
    key: optional(key, 'Treatment the text is about, usually the `key` of the tax. One note per category and key.'),
    text: required(text, 'The statement as it is printed.'),
    ext: optional(extensions, 'Codes that belong to the statement, such as an exemption reason, by extension key.'),
  },
});
export interface TaxNote extends TypeOf<typeof TaxNote> {}
