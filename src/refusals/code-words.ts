/** Meanings of codes and next steps in another language, by code. A rule has the meaning of some codes. */
export type CodeWords = Readonly<Record<string, readonly [meaning: string | undefined, next: string]>>;

/** The phrase code of a text. */
export const codePhrase = (authority: string, code: string, text: 'meaning' | 'next'): string =>
  `refusal.${authority}.${code}.${text}`;
