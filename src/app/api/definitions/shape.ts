import type { Json, JsonObject } from '../../../engine/index.ts';
import { inOneLanguage } from '../../../language/knowledge/one-language.ts';
import { spokenLanguage } from '../../texts/live.ts';
import { inWords } from '../../texts/said.ts';

/** Text in several languages, as definitions carry it. */
export type Words = Readonly<Record<string, string>>;

/** A code or key with its name in words. */
export interface Named {
  readonly code: string;
  readonly name: Words;
  readonly description: Words;
}

// Definitions are JSON objects with mostly optional members. These functions read one member at a time, and return
// nothing if it is missing or of another kind: the page then leaves that part out.

export function textAt(object: JsonObject, member: string): string | undefined {
  const value = object[member];
  return typeof value === 'string' ? value : undefined;
}

export function numberAt(object: JsonObject, member: string): number | undefined {
  const value = object[member];
  return typeof value === 'number' ? value : undefined;
}

export function objectAt(object: JsonObject, member: string): JsonObject {
  const value = object[member];
  return isObject(value) ? value : {};
}

export function textsAt(object: JsonObject, member: string): readonly string[] {
  return listAt(object, member).filter((entry) => typeof entry === 'string');
}

export function objectsAt(object: JsonObject, member: string): readonly JsonObject[] {
  return listAt(object, member).filter(isObject);
}

export function wordsAt(object: JsonObject, member: string): Words {
  const value = object[member];
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

export function namedAt(object: JsonObject, member: string): readonly Named[] {
  return objectsAt(object, member).map(named);
}

export function named(object: JsonObject): Named {
  const code = textAt(object, 'code') ?? textAt(object, 'key') ?? textAt(object, 'rate') ?? '';
  return { code, name: wordsAt(object, 'name'), description: wordsAt(object, 'desc') };
}

export function pairsAt(object: JsonObject, member: string): readonly (readonly [string, string])[] {
  const value = object[member];
  if (!isObject(value)) return [];
  return Object.entries(value).map(([key, entry]) => [key, typeof entry === 'string' ? entry : JSON.stringify(entry)]);
}

/**
 * The text in the user's language, from the definition or our translation; otherwise in English, otherwise in the first
 * language of the definition.
 */
export function spoken(words: Words): string {
  return spokenWords(words).text;
}

/** The text that `spoken` chooses, with its language if that is not the user's. */
export function spokenWords(words: Words): { readonly text: string; readonly language?: string } {
  const own = words[spokenLanguage()];
  if (own !== undefined) return { text: own };
  if (words['en'] !== undefined)
    return spokenLanguage() === 'en' ? { text: words['en'] } : { text: words['en'], language: 'en' };
  const [language, text] = Object.entries(words)[0] ?? [];
  return language === undefined || text === undefined ? { text: '' } : { text, language: tagOf(language) };
}

/** A definition with its texts only in the user's language, where there is one. */
export function spokenDefinition(definition: JsonObject): JsonObject {
  const language = spokenLanguage();
  if (language === 'en') return definition;
  const translated = inWords('definitions', definition);
  const known = spokenOnes.get(translated);
  if (known?.language === language) return known.made;
  const made = inOneLanguage(translated, language);
  spokenOnes.set(translated, { language, made });
  return made;
}

const spokenOnes = new WeakMap<JsonObject, { readonly language: string; readonly made: JsonObject }>();

/**
 * The text in the country's own language, if it differs from the one shown. The country's main language comes first; it
 * mostly has the country's own code (`es`, `it`, `pl`).
 */
export function local(words: Words, country = ''): { language: string; text: string } | undefined {
  const others = Object.entries(words).filter(([language, text]) => language !== 'en' && text !== spoken(words));
  const main = country.slice(0, 2).toLowerCase();
  const [language, text] = others.find(([code]) => code === main) ?? others[0] ?? [];
  return language === undefined || text === undefined ? undefined : { language: tagOf(language), text };
}

/** The tag by which browsers know a language: the format calls Swedish by the code of Sweden, which is the tag of Northern Sami. */
function tagOf(language: string): string {
  return language === 'se' ? 'sv' : language;
}

export function listAt(object: JsonObject, member: string): readonly Json[] {
  const value = object[member];
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
