import type { Json, JsonObject } from '../../engine/index.ts';

/** A published definition with one text in place of texts in several languages: that of the language, else the English. */
export function inOneLanguage(definition: JsonObject, language: string): JsonObject {
  return Object.fromEntries(Object.entries(definition).map(([name, value]) => [name, part(value, language)]));
}

function part(value: Json, language: string): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map((entry) => part(entry, language));
  if (typeof value !== 'object' || value === null) return value;
  const object = value as JsonObject;
  // An object with one of these members is a text in several languages: no code list has a member of that name.
  const text = [object[language], object['en']].find((words) => typeof words === 'string');
  return text === undefined ? inOneLanguage(object, language) : { en: text };
}
