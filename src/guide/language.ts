export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The address of a page in a language: pages in other languages stand in a folder of theirs. */
export const inLanguage = (path: string, language: Language): string =>
  language === 'en' ? path : `${language}/${path}`;
