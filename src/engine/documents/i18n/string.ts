import { defineMap } from '../../core/schema/composites.ts';
import { text } from '../../core/schema/primitives.ts';
import { language } from './language.ts';

/** A text in several languages, by two-letter language code (ISO 639-1). */
export const i18nString = defineMap(
  'i18n/string',
  {
    about: 'A text in several languages, by two-letter language code (ISO 639-1).',
    members: '^[a-z]{2}$',
    keys: language,
  },
  text,
);
