import { isJsonObject, tableOf } from '../../engine/values.ts';
import type { Engine, JsonObject } from '../../engine/index.ts';
import type { CategoryNames } from './paper-view.ts';
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

/** Names of the tax categories of the document's regime. */
export function categoryNames(engine: Engine, document: JsonObject, language: Language): CategoryNames {
  const regime = engine.catalogue.regime(regimeOf(document));
  const categories = Array.isArray(regime?.['categories']) ? (regime['categories'] as readonly unknown[]) : [];
  return new Map(
    categories.flatMap((category): readonly [string, string][] => {
      if (!isJsonObject(category)) return [];
      const { code, title } = category;
      const name = isJsonObject(title) ? (title[language] ?? title['en']) : undefined;
      return typeof code === 'string' && typeof name === 'string' ? [[code, name]] : [];
    }),
  );
}

function regimeOf(document: JsonObject): string {
  const { $regime: regime } = document;
  return typeof regime === 'string' ? regime : '';
}
