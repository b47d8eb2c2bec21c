import type { Json, JsonObject } from '../json/json.ts';
import type { Choice, Member } from './fields.ts';
import type { AnyKind, NamedType } from './kind.ts';
import { memberTitle } from './member-title.ts';

/** JSON Schema of an object type from its members; unreleased ones only if `pending` is true. */
export function objectDefinition(members: readonly Member[], keywords: JsonObject = {}, pending = false): JsonObject {
  const properties: Record<string, Json> = {};
  const required: string[] = [];
  for (const { name, field } of members) {
    if (field.options.pending && !pending) continue;
    properties[name] = memberSchema(name, field);
    if (field.options.inRequired ?? field.always) required.push(name);
  }
  return {
    properties,
    type: 'object',
    ...(required.length ? { required } : {}),
    ...keywords,
  };
}

function memberSchema(name: string, { kind, about, options }: Member['field']): JsonObject {
  const schema: Record<string, Json> = { ...kind.reference() };
  const choices = alternatives(options);
  // Alternatives of a list apply to its entries.
  if (schema['items'] !== undefined) schema['items'] = { ...(schema['items'] as JsonObject), ...choices };
  else Object.assign(schema, choices);
  Object.assign(schema, options.keywords);
  schema['title'] = options.title ?? memberTitle(name);
  schema['description'] = about;
  if (options.calculated) schema['calculated'] = true;
  return schema;
}

function alternatives(options: Member['field']['options']): Record<string, Json> {
  const out: Record<string, Json> = {};
  if (options.anyOf)
    out['anyOf'] = [...options.anyOf.map(choiceSchema), ...(options.otherwise ? [options.otherwise] : [])];
  if (options.oneOf) out['oneOf'] = options.oneOf.map(choiceSchema);
  return out;
}

/** JSON Schema of one allowed value. */
export function choiceSchema(choice: Choice): JsonObject {
  return { const: choice.value, title: choice.title, ...(choice.about ? { description: choice.about } : {}) };
}

/** The named types of the members, without duplicates. */
export function referencedTypes(members: readonly Member[], pending = false): readonly NamedType[] {
  const found = new Set<NamedType>();
  for (const { field } of members) {
    if (field.options.pending && !pending) continue;
    let kind: AnyKind | undefined = field.kind;
    while (kind && !kind.named) kind = kind.entry;
    if (kind?.named && isReference(kind)) found.add(kind.named);
  }
  return [...found];
}

/** Kinds described in place (plain text, UUIDs) refer to nothing. */
function isReference(kind: AnyKind): boolean {
  return kind.reference()['$ref'] !== undefined;
}
