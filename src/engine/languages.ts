import { LANGUAGE_NAMES } from './language-names.ts';

export { LANGUAGE_NAMES };

/** The code of a language that Assay has texts in, such as `es`. */
export type Language = keyof typeof LANGUAGE_NAMES;

/** The languages whose texts are loaded on demand: all but English. */
export type OtherLanguage = Exclude<Language, 'en'>;

/** Loads texts on demand, by language. */
export type Loaders<Texts> = Readonly<Record<OtherLanguage, () => Promise<Texts>>>;

/** The languages of all texts; the first, English, is the default. */
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

export const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== 'en') as readonly OtherLanguage[];

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(LANGUAGE_NAMES, name);
}

/** The language of a locale, such as `es-MX`, `es_MX.UTF-8` or `ES`; undefined if Assay has no texts in it. */
export function languageOfLocale(locale: string): Language | undefined {
  const language = /^[a-z]+/.exec(locale.toLowerCase())?.[0] ?? '';
  return isLanguage(language) ? language : undefined;
}
