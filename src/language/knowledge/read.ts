import type { Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';

/** The member if it is text. */
export function textIn(object: JsonObject | undefined, name: string): string | undefined {
  const value = object?.[name];
  return typeof value === 'string' ? value : undefined;
}

export function objectIn(object: JsonObject | undefined, name: string): JsonObject | undefined {
  const value = object?.[name];
  return isJsonObject(value) ? value : undefined;
}

export function objectsIn(object: JsonObject | undefined, name: string): readonly JsonObject[] {
  return listIn(object, name).filter(isJsonObject);
}

export function listIn(object: JsonObject | undefined, name: string): readonly Json[] {
  const value = object?.[name];
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

/** The English name in a published definition, or else the first. */
export function inWords(object: JsonObject | undefined, name: string): string | undefined {
  const words = objectIn(object, name);
  const text = words?.['en'] ?? Object.values(words ?? {})[0];
  return typeof text === 'string' ? text : undefined;
}
