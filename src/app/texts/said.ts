import { messageText } from '../../engine/values.ts';
import type { Json, MessageValues, Words } from '../../engine/index.ts';
import type * as ByPath from './by-path.ts';
import { spokenLanguage, translationOf } from './live.ts';

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

/** Translates a message by its phrase or its code. */
export function said(message: string, { phrase, values, code }: Saying = {}): Said {
  const words = translationOf('messages') as Words | undefined;
  if (!words || message === '') return { text: message };
  const name = phrase ?? code;
  const text = name === undefined ? undefined : messageText(words, { phrase: name, ...(values && { values }) });
  return text === undefined ? { text: message, language: 'en' } : { text };
}

/** Translates a message, for places that take only text. */
export function saidText(message: string, saying?: Saying): string {
  return said(message, saying).text;
}

/** Texts by path: of schemas, of regimes and addons, of the API, of codes in lists, and of what there is to start from. */
export type PathTexts = 'schemas' | 'definitions' | 'api' | 'codes' | 'starts';

const byPath = () => translationOf('byPath') as typeof ByPath | undefined;

/** The text of a path in the user's language, or the English. */
export function textOf(part: PathTexts, path: readonly string[], english: string): string {
  const texts = translationOf(part) as Words | undefined;
  return (texts && byPath()?.textAt(texts, path)) ?? english;
}

/** A published definition with its texts in the user's language. The same object gives the same answer. */
export function inWords<Definition extends object>(
  part: PathTexts,
  definition: Definition,
  language: string = spokenLanguage(),
): Definition {
  const texts = translationOf(part) as Words | undefined;
  const by = byPath();
  if (!texts || !by) return definition;
  const known = inWordsBefore.get(definition);
  if (known?.texts === texts) return known.made as Definition;
  const made = by.withTexts(definition as unknown as Json, texts, language) as unknown as Definition;
  inWordsBefore.set(definition, { texts, made });
  return made;
}

const inWordsBefore = new WeakMap<object, { readonly texts: Words; readonly made: object }>();

/**
 * The name of a code by its path: list, code, `name`. Lists of authorities are those of addons, and units are in their
 * schema.
 */
export function codeName(path: readonly string[], english: string): string {
  return textOf('codes', path, textOf('definitions', path, textOf('schemas', path, english)));
}
