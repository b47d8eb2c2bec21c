import { withDescription, object, oneOf, optional } from './typed-schema/schema.ts';

/** The languages of answers; the first, English, is the default. */
export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

export function isLanguage(name: string): name is Language {
  return (LANGUAGES as readonly string[]).includes(name);
}

/** Query parameters of every request. */
export const EveryQuery = object({
  lang: optional(
    withDescription(
      oneOf(...LANGUAGES),
      'Language of the texts in the answer. Codes, `phrase` and `values` stay the same.',
    ),
  ),
});
