import type { Json, JsonObject } from '../json/json.ts';

/** The object with a member of an older name renamed; it replaces an existing value. */
export function renamed(raw: JsonObject, from: string, to: string): JsonObject {
  const value = raw[from];
  if (value === undefined) return raw;
  const { [from]: _, ...rest } = raw;
  return value === null || value === '' ? rest : { ...rest, [to]: value };
}

/** The object with a list of an older place moved to the current name, unless empty. The reader refuses non-lists. */
export function moved(raw: JsonObject, to: string, list: Json | undefined): JsonObject {
  const nothing = list === undefined || list === null || (Array.isArray(list) && list.length === 0);
  return nothing ? raw : { ...raw, [to]: list };
}

/** A list with at least one entry. */
export function filledList(value: Json | undefined): readonly Json[] | undefined {
  return Array.isArray(value) && value.length > 0 ? (value as readonly Json[]) : undefined;
}
