import { messageText } from '../../engine/values.ts';
import type { MessageValues, Words } from '../../engine/index.ts';
import { translationOf } from './live.ts';

/** A message in the user's language, or in English if it has no translation. */
export interface Said {
  readonly text: string;
  /** The language of the text, if it is not the user's. */
  readonly language?: 'en';
}

/** How to find the translation of a text: its phrase with values, or a code. */
export interface Saying {
  readonly phrase?: string | undefined;
  readonly values?: MessageValues | undefined;
  readonly code?: string | undefined;
}

/** Translates a message by its phrase or its code. A text with neither is looked up by itself. */
export function said(message: string, { phrase, values, code }: Saying = {}): Said {
  const words = translationOf('messages') as Words | undefined;
  if (!words || message === '') return { text: message };
  const name = phrase ?? code;
  const text = name === undefined ? undefined : messageText(words, { phrase: name, ...(values && { values }) });
  if (text !== undefined) return { text };
  return Object.hasOwn(words, message) ? { text: words[message] ?? message } : { text: message, language: 'en' };
}

/** Translates a message, for places that take only text. */
export function saidText(message: string, saying?: Saying): string {
  return said(message, saying).text;
}

/**
 * The name of a code in a list. Code lists have translations of their own: a `Supplier` in a list is not the supplier
 * of an invoice.
 */
export function saidCode(name: string): string {
  const names = translationOf('codes') as Words | undefined;
  return names && Object.hasOwn(names, name) ? (names[name] ?? name) : saidText(name);
}
