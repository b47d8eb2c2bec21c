import { createElement, Fragment, type ReactNode } from 'react';

/** The languages that the workbench speaks, each by its own name. */
export const languageNames = { en: 'English', es: 'Español' } as const;

export type AppLanguage = keyof typeof languageNames;

export const appLanguages = ['en', 'es'] as const satisfies readonly AppLanguage[];

/** Every area in one language other than English. */
export type Translation = Readonly<Record<string, object>>;

let spoken: AppLanguage = 'en';
let region = 'en';
let translation: Translation | undefined;

/** Turns every text of the workbench into another language; English needs no translation. Whatever shows texts has to be drawn anew. */
export function speak(
  language: AppLanguage,
  translated: Translation | undefined,
  wanted: readonly string[] = [],
): void {
  spoken = language;
  translation = translated;
  region = wanted.find((one) => (one === language || one.startsWith(`${language}-`)) && isLocale(one)) ?? language;
}

/** Browsers say what their system says: `en-US@posix` is no locale that figures could be written in. */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

export function spokenLanguage(): AppLanguage {
  return spoken;
}

/** The language with its country, as figures and days are written: `es-MX`. */
export function locale(): string {
  return region;
}

/**
 * The texts of one area: English as they are given, and read from the translation while another language is spoken. They are
 * looked up when they are read, so they are read where they show and never kept in a constant.
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

/** Texts of the same names and values, whatever they say. */
export type Widened<Texts> = Texts extends (...values: infer Values) => infer Said
  ? (...values: Values) => Said extends string ? string : Said
  : Texts extends string
    ? string
    : { readonly [Name in keyof Texts]: Widened<Texts[Name]> };

/** What the translation has under a name; undefined in English. */
export function translationOf(name: string): object | undefined {
  return translation?.[name];
}

/** What something would be called in English, for those who search by English words. */
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

/** A sentence with parts that are not text: a template tag. */
export function phrase(texts: TemplateStringsArray, ...parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, undefined, ...texts.flatMap((text, index) => [text, parts[index]]));
}
