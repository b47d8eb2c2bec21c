import type { Words } from '../engine/index.ts';

/** Meanings of codes and next steps in another language, by code. A rule has the meaning of some codes. */
export type CodeWords = Readonly<Record<string, readonly [meaning: string | undefined, next: string]>>;

/** The phrase code of a text. */
export const codePhrase = (authority: string, code: string, text: 'meaning' | 'next'): string =>
  `refusal.${authority}.${code}.${text}`;

/** The texts of the codes of every authority, by phrase code. */
export function wordsOfCodes(byAuthority: Readonly<Record<string, CodeWords>>): Words {
  const all = Object.entries(byAuthority).flatMap(([authority, codes]) =>
    Object.entries(codes).flatMap(([code, [meaning, next]]) => [
      ...(meaning === undefined ? [] : [[codePhrase(authority, code, 'meaning'), meaning] as const]),
      [codePhrase(authority, code, 'next'), next] as const,
    ]),
  );
  return Object.fromEntries(all);
}
