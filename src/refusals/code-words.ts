/** What codes mean and what to do next, in another language: `[meaning, next]` by code. */
export type CodeWords = Readonly<Record<string, readonly [meaning: string, next: string]>>;

/** The phrase by which a text of a code goes. */
export const codePhrase = (authority: string, code: string, text: 'meaning' | 'next'): string =>
  `refusal.${authority}.${code}.${text}`;
