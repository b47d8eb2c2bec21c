import { messageText } from '../../engine/values.ts';
import type { MessageValues, Words } from '../../engine/index.ts';
import { translationOf } from './live.ts';

/** What the engine, its rules and the editor's knowledge say, in the user's language as far as there is a translation. */
export interface Said {
  readonly text: string;
  /** The language of the text, where it is not the user's. */
  readonly language?: 'en';
}

/** What a text belongs to: its phrase with the values, or a code that it goes by. */
export interface Saying {
  readonly phrase?: string | undefined;
  readonly values?: MessageValues | undefined;
  readonly code?: string | undefined;
}

/** A message in the user's language: looked up by its phrase or code; a text that has neither by itself. */
export function said(message: string, { phrase, values, code }: Saying = {}): Said {
  const words = translationOf('messages') as Words | undefined;
  if (!words || message === '') return { text: message };
  const name = phrase ?? code;
  const text = name === undefined ? undefined : messageText(words, { phrase: name, ...(values && { values }) });
  if (text !== undefined) return { text };
  return Object.hasOwn(words, message) ? { text: words[message] ?? message } : { text: message, language: 'en' };
}

/** The message in the user's language, for places that take only text. */
export function saidText(message: string, saying?: Saying): string {
  return said(message, saying).text;
}

/** What a code of a list is called. The lists of others have words of their own: a `Supplier` there is not who issues an invoice. */
export function saidCode(name: string): string {
  const names = translationOf('codes') as Words | undefined;
  return names && Object.hasOwn(names, name) ? (names[name] ?? name) : saidText(name);
}
