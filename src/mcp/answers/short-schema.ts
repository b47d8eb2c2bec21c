import type { JsonObject } from '../../engine/index.ts';
import { choicesOf } from '../../language/knowledge/schema-walk.ts';
import { listIn, objectIn, textIn } from '../../language/knowledge/read.ts';
import { firstSentence } from './words.ts';

/** Most values listed for one field; of a longer list only the length is given. */
const MOST_VALUES = 40;

/** A JSON Schema as a table: each type with its fields, their types and their meaning in one sentence. */
export function shortSchema(schema: JsonObject): object {
  const types = objectIn(schema, '$defs') ?? {};
  const entries = Object.entries(types).map(([name, type]) => [name, shortType(type as JsonObject)]);
  return { $id: textIn(schema, '$id'), types: Object.fromEntries(entries) as object };
}

function shortType(type: JsonObject): object {
  const required = listIn(type, 'required');
  const fields = Object.entries(objectIn(type, 'properties') ?? {}).map(([name, field]) => [
    name,
    shortField(field as JsonObject, required.includes(name)),
  ]);
  return {
    ...aboutOf(type),
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields) as object } : { type: typeName(type) }),
    ...valuesOf(type),
  };
}

function shortField(field: JsonObject, required: boolean): object {
  return {
    type: typeName(field),
    ...(required && { required }),
    ...(field['calculated'] === true && { calculated: true }),
    ...aboutOf(field),
    ...valuesOf(field),
  };
}

function aboutOf(schema: JsonObject): { about: string | undefined } {
  return { about: firstSentence(textIn(schema, 'description') ?? textIn(schema, 'title')) };
}

/** `bill/line[]`, `string`, `org.Name` for a type of the same schema. */
function typeName(schema: JsonObject): string {
  const items = objectIn(schema, 'items');
  if (items) return `${typeName(items)}[]`;
  return (
    textIn(schema, '$ref')?.replace(/https:\/\/gobl\.org\/draft-0\/|#\/\$defs\//, '') ?? textIn(schema, 'type') ?? 'any'
  );
}

function valuesOf(schema: JsonObject): { values?: readonly string[]; more?: number } {
  const values = choicesOf([schema]).map(({ value }) => value);
  if (values.length === 0) return {};
  return values.length <= MOST_VALUES
    ? { values }
    : { values: values.slice(0, MOST_VALUES), more: values.length - MOST_VALUES };
}
