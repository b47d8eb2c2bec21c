import { OTHER_LANGUAGES, type Language } from '../engine/languages.ts';

/** The address of a page in a language: pages in other languages stand in a folder of theirs. */
export const inLanguage = (path: string, language: Language): string =>
  language === 'en' ? path : `${language}/${path}`;

/** The same address without its language. */
export const withoutLanguage = (path: string, language: Language): string =>
  language === 'en' ? path : path.slice(language.length + 1);

/** The language of a Markdown file. */
export const languageOfFile = (file: string): Language =>
  OTHER_LANGUAGES.find((language) => file.startsWith(`docs/guide/${language}/`)) ?? 'en';
