export type Language = 'en' | 'es';

/** The address of a page in a language: pages in other languages stand in a folder of theirs. */
export const inLanguage = (path: string, language: Language): string =>
  language === 'en' ? path : `${language}/${path}`;
