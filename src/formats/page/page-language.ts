import { isJsonObject, tableOf } from '../../engine/values.ts';
import type { Engine, JsonObject } from '../../engine/index.ts';
import type { RegimeNames } from './party-lines.ts';
import { isLanguage, type Language } from './paper-words.ts';

/** Countries with a page language. */
const LANGUAGES: Readonly<Record<string, Language>> = tableOf({
  ES: 'es',
  MX: 'es',
  CO: 'es',
  CL: 'es',
  AR: 'es',
  UY: 'es',
  PE: 'es',
  CR: 'es',
  PA: 'es',
  DE: 'de',
  AT: 'de',
  LI: 'de',
  CH: 'de',
  FR: 'fr',
  LU: 'fr',
  IT: 'it',
  SM: 'it',
  PT: 'pt',
  BR: 'pt',
});

/** The requested language, or that of the seller's country, or English. */
export function pageLanguage(asked: string | undefined, document: JsonObject): Language {
  if (asked !== undefined && isLanguage(asked)) return asked;
  const country = regimeOf(document);
  return Object.hasOwn(LANGUAGES, country) ? (LANGUAGES[country] as Language) : 'en';
}

/** Names of the tax categories of the document's regime, and of the identities of its parties. */
export function regimeNames(engine: Engine, document: JsonObject, language: Language): RegimeNames {
  const regime = engine.catalogue.regime(regimeOf(document));
  const listed = (member: string): readonly unknown[] => {
    const list = regime?.[member];
    return Array.isArray(list) ? list : [];
  };
  const named = (id: unknown, name: unknown): readonly [string, string][] =>
    typeof id === 'string' && typeof name === 'string' ? [[id, name]] : [];
  return new Map([
    ...listed('categories').flatMap((category) => {
      if (!isJsonObject(category)) return [];
      const { code, title } = category;
      return isJsonObject(title) ? named(code, title[language] ?? title['en']) : [];
    }),
    ...listed('identities').flatMap((identity) => {
      if (!isJsonObject(identity)) return [];
      const { key, name } = identity;
      return isJsonObject(name) ? named(key, identityName(name, language)) : [];
    }),
  ]);
}

/** The name of an identity in a language, otherwise the official one of its country, which is not in English. */
export function identityName<T>(names: Readonly<Record<string, T>>, language: Language): T | undefined {
  const official = Object.entries(names).find(([key]) => key !== 'en')?.[1];
  return names[language] ?? official ?? names['en'];
}

function regimeOf(document: JsonObject): string {
  const { $regime: regime } = document;
  return typeof regime === 'string' ? regime : '';
}
