import type { MessageValues, Wording } from '../engine/index.ts';
import { messageText } from '../engine/values.ts';

/** What identifies a text: its phrase with values, or its own code. */
interface Saying {
  readonly phrase?: string | undefined;
  readonly values?: MessageValues | undefined;
  readonly code?: string | undefined;
}

/** A text in the language of the editor, if it is translated. */
export type Say = (text: string, saying?: Saying) => string;

export const english: Say = (text) => text;

/** Translates for the locale of the editor: `es` and `es-MX` alike. Translations are loaded on first use. */
export async function sayFor(locale: string | undefined): Promise<Say> {
  if (!/^es\b/i.test(locale ?? '')) return english;
  const { lspWords } = await import('./words.es.ts');
  return (text, { phrase, values, code } = {}) => {
    const name = phrase ?? code;
    const told = name === undefined ? undefined : messageText(lspWords, { phrase: name, ...(values && { values }) });
    return told ?? text;
  };
}

/** Translates a text with or without a message. */
export function saidWording(say: Say, words: Wording): string {
  return typeof words === 'string' ? say(words) : say(words.text, words);
}
