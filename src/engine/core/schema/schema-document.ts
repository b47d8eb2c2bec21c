import type { Json, JsonObject } from '../json/json.ts';
import type { NamedType } from './kind.ts';
import { SCHEMA_ROOT } from './kind.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** JSON Schema document of one published type: its own parts inside, other types by absolute id. */
export function schemaDocument(type: NamedType): JsonObject {
  const definitions = new Map<string, JsonObject>();
  addDefinition(type, definitions);
  return document(type, definitions);
}

function addDefinition(type: NamedType, into: Map<string, JsonObject>): void {
  if (into.has(type.name)) return;
  into.set(type.name, { ...type.definition(), description: type.about });
  for (const part of type.references()) if (!part.published) addDefinition(part, into);
}

/**
 * The schema with everything it refers to, as `#/$defs/<name>`, for use without further requests. With `pending`, also
 * unreleased members.
 */
export function schemaBundle(type: NamedType, pending = false): JsonObject {
  const definitions = new Map<string, JsonObject>();
  const names = new Map<string, string>();
  const waiting: NamedType[] = [type];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (definitions.has(next.name)) continue;
    definitions.set(next.name, { ...next.definition(pending), description: next.about });
    names.set(SCHEMA_ROOT + next.id, `#/$defs/${next.name}`);
    waiting.push(...next.references(pending));
  }
  const local = new Map(
    [...definitions].map(([name, definition]) => [name, localise(definition, names) as JsonObject]),
  );
  return document(type, local);
}

function localise(value: Json, names: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item: Json) => localise(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value as JsonObject).map(([name, item]) => [name, localise(item, names)]));
}

function document(type: NamedType, definitions: ReadonlyMap<string, JsonObject>): JsonObject {
  const sorted = [...definitions].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    $schema: DIALECT,
    $id: SCHEMA_ROOT + type.id,
    $ref: `#/$defs/${type.name}`,
    $defs: Object.fromEntries(sorted),
  };
}
