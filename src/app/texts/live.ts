import { createElement, Fragment, type ReactNode } from 'react';
import type { Language } from '../../engine/languages.ts';

/** The texts of every area in one language other than English. */
export type Translation = Readonly<Record<string, object>>;

let spoken: Language = 'en';
let region = 'en';
let translation: Translation | undefined;

/**
 * Switches all texts to another language; English needs no translation. Components that show texts must then render
 * again.
 */
export function speak(language: Language, translated: Translation | undefined, wanted: readonly string[] = []): void {
  spoken = language;
  translation = translated;
  region =
    wanted.find((locale) => (locale === language || locale.startsWith(`${language}-`)) && isLocale(locale)) ?? language;
}

/** Browsers repeat what the system says. `en-US@posix` is not a locale that can format numbers. */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

export function spokenLanguage(): Language {
  return spoken;
}

/** The locale for numbers and dates: the language with its country, such as `es-MX`. */
export function locale(): string {
  return region;
}

/**
 * The texts of one area. Each text is looked up when it is read: in the translation, or in English. So read texts where
 * they are shown, and never keep them in a constant.
 */
export function inLanguage<const Texts extends object>(area: string, english: Texts): Widened<Texts> {
  const live = {};
  for (const [name, value] of Object.entries(english)) {
    Object.defineProperty(live, name, {
      enumerable: true,
      get: () => (translation?.[area] as Readonly<Record<string, unknown>> | undefined)?.[name] ?? (value as unknown),
    });
  }
  return live as Widened<Texts>;
}

/** The same names and parameters with any texts. */
export type Widened<Texts> = Texts extends (...values: infer Values) => infer Said
  ? (...values: Values) => Said extends string ? string : Said
  : Texts extends string
    ? string
    : { readonly [Name in keyof Texts]: Widened<Texts[Name]> };

/** The translation of an area; undefined in English. */
export function translationOf(name: string): object | undefined {
  return translation?.[name];
}

/** Evaluates a function in English, so that users can search by English words too. */
export function inEnglish<Said>(say: () => Said): Said {
  const kept = { spoken, translation };
  spoken = 'en';
  translation = undefined;
  try {
    return say();
  } finally {
    ({ spoken, translation } = kept);
  }
}

/** A template tag for sentences with parts that are elements. */
export function phrase(texts: TemplateStringsArray, ...parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, undefined, ...texts.flatMap((text, index) => [text, parts[index]]));
}
