import { described, object, oneOf, optional } from './typed-schema/schema.ts';

/** The languages that answers come in, English first: it is what answers are in unless another one is asked for. */
export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

export function isLanguage(name: string): name is Language {
  return (LANGUAGES as readonly string[]).includes(name);
}

/** What every request may ask, whatever its route. */
export const EveryQuery = object({
  lang: optional(
    described(
      oneOf(...LANGUAGES),
      'The language of the texts of the answer. Codes, `phrase` and `values` stay the same.',
    ),
  ),
});
