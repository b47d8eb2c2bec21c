import type { Schema, Static, TypeName } from './schema.ts';

/** Whether a value parsed from JSON fits a schema. */
export function fits<S extends Schema>(schema: S, value: unknown): value is Static<S> {
  if (schema.anyOf && !schema.anyOf.some((choice) => fits(choice, value))) return false;
  if (schema.const !== undefined && value !== schema.const) return false;
  if (schema.enum && !schema.enum.some((allowed) => allowed === value)) return false;
  if (schema.type !== undefined && !isOf(schema.type, value)) return false;
  if (typeof value === 'string') return value.length >= (schema.minLength ?? 0);
  const { items } = schema;
  if (Array.isArray(value)) return items === undefined || value.every((item) => fits(items, item));
  return !isObject(value) || hasMembers(schema, value);
}

function hasMembers(schema: Schema, value: Readonly<Record<string, unknown>>): boolean {
  if (schema.required?.some((name) => !Object.hasOwn(value, name))) return false;
  return Object.keys(value).every((name) => {
    const member = memberOf(schema, name);
    return member === undefined || fits(member, value[name]);
  });
}

/** A value of the wrong kind, `wanted` in terms of JSON Schema; or a member that is missing, without `wanted`. */
export interface Misfit {
  readonly path: string;
  readonly wanted?: string;
}

/** Why a value does not fit a schema. For alternatives, what each of them requires. */
export function misfits(schema: Schema, value: unknown, path = ''): readonly Misfit[] {
  const { anyOf } = schema;
  if (anyOf && !anyOf.some((choice) => fits(choice, value))) {
    return anyOf.flatMap((choice) => misfits(choice, value, path));
  }
  if (schema.const !== undefined && value !== schema.const) return [{ path, wanted: JSON.stringify(schema.const) }];
  if (schema.enum && !schema.enum.some((allowed) => allowed === value)) {
    return schema.enum.map((allowed) => ({ path, wanted: JSON.stringify(allowed) }));
  }
  if (schema.type !== undefined && !isOf(schema.type, value)) return [{ path, wanted: schema.type }];
  if (typeof value === 'string') {
    return value.length < (schema.minLength ?? 0) ? [{ path, wanted: 'a string that is not empty' }] : [];
  }
  const { items } = schema;
  if (Array.isArray(value)) {
    return items ? value.flatMap((item, index) => misfits(items, item, `${path}[${String(index)}]`)) : [];
  }
  if (!isObject(value)) return [];
  const placeOf = (name: string) => (path === '' ? name : `${path}.${name}`);
  const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(value, name));
  return [
    ...missing.map((name) => ({ path: placeOf(name) })),
    ...Object.keys(value).flatMap((name) => {
      const member = memberOf(schema, name);
      return member ? misfits(member, value[name], placeOf(name)) : [];
    }),
  ];
}

function memberOf({ properties, additionalProperties }: Schema, name: string): Schema | undefined {
  if (properties && Object.hasOwn(properties, name)) return properties[name];
  return additionalProperties === true ? undefined : additionalProperties;
}

function isOf(type: TypeName, value: unknown): boolean {
  switch (type) {
    case 'object':
      return isObject(value);
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case 'null':
      return value === null;
    case 'string':
    case 'boolean':
      return typeof value === type;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
