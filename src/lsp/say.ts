import type { MessageValues, Wording } from '../engine/index.ts';
import { textIn } from '../engine/values.ts';

/** What a text belongs to: its phrase with the values, or a code that it goes by. */
interface Saying {
  readonly phrase?: string | undefined;
  readonly values?: MessageValues | undefined;
  readonly code?: string | undefined;
}

/** A text in the language of the editor, where there are words for it. */
export type Say = (text: string, saying?: Saying) => string;

export const english: Say = (text) => text;

/** How an editor is told in the language that it shows itself in: `es` and `es-MX` alike. Words are loaded when they are asked for. */
export async function sayFor(locale: string | undefined): Promise<Say> {
  if (!/^es\b/i.test(locale ?? '')) return english;
  const { lspWords } = await import('./words.es.ts');
  return (text, { phrase, values, code } = {}) => {
    const name = phrase ?? code;
    const told = name === undefined ? undefined : textIn(lspWords, { phrase: name, ...(values && { values }) });
    return told ?? text;
  };
}

/** The same for words with their message, or without one. */
export function saidWording(say: Say, words: Wording): string {
  return typeof words === 'string' ? say(words) : say(words.text, words);
}
