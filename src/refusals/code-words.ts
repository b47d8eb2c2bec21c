/** Meanings of codes and next steps in another language: `[meaning, next]` by code. */
export type CodeWords = Readonly<Record<string, readonly [meaning: string, next: string]>>;

/** The phrase code of a text. */
export const codePhrase = (authority: string, code: string, text: 'meaning' | 'next'): string =>
  `refusal.${authority}.${code}.${text}`;
