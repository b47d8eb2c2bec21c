import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { text, textOf } from '../../core/schema/primitives.ts';
import { dateTime } from '../cal/date-time.ts';
import { i18nString } from '../i18n/string.ts';

export const Source = defineType('cbc/source', {
  about: 'Publication that a definition or rule relies on.',
  fields: {
    title: optional(i18nString, 'Name of the publication, by language.'),
    url: required(textOf({ format: 'uri' }), 'Web address of the publication.'),
    content_type: optional(text, 'Media type served at the address, e.g. application/pdf.'),
    at: optional(dateTime, 'When the publication was last consulted, as a local date and time.'),
  },
});
export interface Source extends TypeOf<typeof Source> {}
