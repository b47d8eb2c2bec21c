import { isLanguage, LANGUAGES, type Language } from '../contract/languages.ts';
import type { Wording } from '../engine/index.ts';
import { messageText } from '../engine/values.ts';

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
  const language = /^[a-z]+/.exec(named.toLowerCase())?.[0] ?? '';
  return isLanguage(language) ? language : LANGUAGES[0];
}

/** The value of `--lang` among the arguments, for messages about the arguments themselves. */
export function languageAsked(args: readonly string[]): string | undefined {
  const at = args.findIndex((word) => /^--lang(?:=|$)/.test(word));
  return at < 0 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1]);
}

/** Translations are loaded on first use. */
export async function sayIn(language: Language): Promise<Say> {
  if (language === LANGUAGES[0]) return english;
  const { cliWords } = await import('./words.es.ts');
  return (wording) => (typeof wording === 'string' ? wording : (messageText(cliWords, wording) ?? wording.text));
}
