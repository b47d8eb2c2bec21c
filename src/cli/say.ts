import type { Wording } from '../engine/index.ts';
import { languageOfLocale, type Language } from '../engine/languages.ts';
import { messageText } from '../engine/values.ts';
import { loadCliWords } from './translations.ts';

/** The text of a message in one language. */
export type Say = (wording: Wording) => string;

export const english: Say = (wording) => (typeof wording === 'string' ? wording : wording.text);

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The language of what people read: that of `--lang`, or that of the environment, whose variables POSIX ranks like this.
 * Reports for programs are in English unless `--lang` says otherwise, so that they are equal on every machine.
 */
export function languageOf(lang: string | undefined, environment: Environment = process.env): Language {
  const named = lang ?? (environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '');
  return languageOfLocale(named) ?? 'en';
}

/** The value of `--lang` among the arguments, for messages about the arguments themselves. */
export function languageAsked(args: readonly string[]): string | undefined {
  const at = args.findIndex((word) => /^--lang(?:=|$)/.test(word));
  return at < 0 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1]);
}

/** Translations are loaded on first use. */
export async function sayIn(language: Language): Promise<Say> {
  if (language === 'en') return english;
  const words = await loadCliWords[language]();
  return (wording) => (typeof wording === 'string' ? wording : (messageText(words, wording) ?? wording.text));
}
