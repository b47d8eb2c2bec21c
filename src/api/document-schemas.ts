import type { Catalogue, JsonObject } from '../engine/index.ts';
import { isJsonObject } from '../engine/values.ts';
import { BuiltAnswer } from './schemas/documents.ts';
import { AnyDocument, BuiltDocument } from './schemas/json-value.ts';

const ROOT = 'https://gobl.org/draft-0/';
const PART = '#/$defs/';
/** The type for a document of any type; it gets no component. */
const OBJECT = 'schema/object';

/** One type as the engine publishes it. */
interface Definition {
  readonly schema: JsonObject;
  /** As in the rules: `bill.Line`. */
  readonly type: string;
}

type Components = Readonly<Record<string, JsonObject>>;

/**
 * Every type of the engine's documents as it occurs in answers: schemas by name, in the part of JSON Schema that client
 * generators understand. Amounts are strings. Allowed values and patterns are omitted, so that a client accepts codes
 * it does not know yet; `GET /schemas/{path}` has them.
 */
export function documentSchemas(catalogue: Catalogue): Components {
  const definitions = definitionsOf(catalogue);
  const demanded = demandedMembers(catalogue);

  /** An absent scalar is written as its empty value; other types have none. */
  function hasEmptyValue({ $ref: ref, type }: JsonObject): boolean {
    if (typeof ref !== 'string') return type !== 'object' && type !== 'array';
    const definition = definitions.get(nameOf(ref));
    return definition !== undefined && hasEmptyValue(definition.schema);
  }

  function memberOf(owner: Definition, name: string, schema: JsonObject, isRequired: boolean): JsonObject {
    const value = place(schema, owner.type === 'gobl.Envelope' ? BuiltDocument : AnyDocument);
    const description = schema['description'] ?? '';
    return isRequired && !hasEmptyValue(schema) && !demanded.has(`${owner.type} ${name}`)
      ? { description, anyOf: [value, { type: 'null' }] }
      : { ...value, description };
  }

  function componentOf(definition: Definition): JsonObject {
    const { properties, patternProperties, required } = definition.schema;
    const description = definition.schema['description'] ?? '';
    if (isJsonObject(patternProperties)) {
      const [values = {}] = Object.values(patternProperties as Components);
      return { description, type: 'object', additionalProperties: place(values) };
    }
    if (!isJsonObject(properties)) return { description, ...place(definition.schema) };
    const names = new Set(Array.isArray(required) ? required : []);
    const members = Object.entries(properties as Components).map(
      ([name, member]) => [name, memberOf(definition, name, member, names.has(name))] as const,
    );
    return {
      description,
      type: 'object',
      ...(names.size > 0 && { required: [...names] }),
      properties: Object.fromEntries(members),
    };
  }

  return Object.fromEntries([...definitions].map(([name, definition]) => [name, componentOf(definition)]));
}

/** The components of an OpenAPI document for the types of an engine; made once. */
export function documentComponents(catalogue: Catalogue): Components {
  let components = made.get(catalogue);
  if (!components) made.set(catalogue, (components = makeComponents(catalogue)));
  return components;
}

/** Ids of the types that a document can have. */
export const documentTypes = (catalogue: Catalogue): readonly string[] =>
  objectTypes(catalogue, documentComponents(catalogue));

const objectTypes = (catalogue: Catalogue, schemas: Components): readonly string[] =>
  catalogue.schemas().filter((id) => schemas[nameOf(id)]?.['type'] === 'object');

const made = new WeakMap<Catalogue, Components>();

/**
 * A built document is identified by its `$schema`. A type that is part of no other gets its own component; a document
 * of any other type is `OtherDocument`. Unused scalars are omitted.
 */
function makeComponents(catalogue: Catalogue): Components {
  const schemas = documentSchemas(catalogue);
  const used = new Set(Object.values(schemas).flatMap(namesIn));
  const ids = objectTypes(catalogue, schemas);
  const roots = new Map(
    ids
      .filter((id) => !used.has(nameOf(id)) && isJsonObject(schemas[nameOf(id)]?.['properties']))
      .map((id) => [id, nameOf(id)]),
  );
  const others = 'OtherDocument';
  const rest = ids.filter((id) => !roots.has(id));
  const built = {
    description: BuiltDocument.description ?? '',
    anyOf: [...roots.values(), others].map(refTo),
    discriminator: {
      propertyName: '$schema',
      mapping: Object.fromEntries(ids.map((id) => [id, refTo(roots.get(id) ?? others).$ref])),
    },
  };
  const named = [...roots].map(([id, name]) => [name, withSchema(schemas[name] ?? {}, id)] as const);
  const parts = Object.entries(schemas).filter(([name]) => used.has(name));
  // Naming its types, so that a comparison of `$schema` leaves one type of the union.
  const otherDocument = {
    type: 'object',
    required: ['$schema'],
    properties: { $schema: { type: 'string', enum: rest } },
    additionalProperties: true,
    description: AnyDocument.description ?? '',
  };
  return {
    ...Object.fromEntries([...parts, ...named]),
    [others]: otherDocument,
    [BuiltDocument.title ?? '']: built,
    // Not an alternative of two: then each client would have to ask for the built document in it first.
    [BuiltAnswer.title ?? '']: {
      ...built,
      description: BuiltAnswer.description ?? '',
      anyOf: [...built.anyOf, refTo('WarnedDocument')],
    },
  };
}

/** A type whose documents name it in `$schema`. */
function withSchema({ properties, required = [], ...schema }: JsonObject, id: string): JsonObject {
  const { $schema: _, ...members } = properties as JsonObject;
  const $schema = { type: 'string', enum: [id], description: 'Says that the document is of this type.' };
  return {
    ...schema,
    required: [...new Set(['$schema', ...(required as readonly string[])])],
    properties: { $schema, ...members },
  };
}

/** The components that a schema refers to. */
function namesIn(schema: JsonObject): readonly string[] {
  return [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);
}

/** Every type by the name of its component. */
function definitionsOf(catalogue: Catalogue): ReadonlyMap<string, Definition> {
  const found = new Map<string, Definition>();
  for (const id of catalogue.schemas()) {
    const document = id === ROOT + OBJECT ? undefined : catalogue.schema(id.slice(ROOT.length));
    for (const [type, schema] of Object.entries((document?.['$defs'] ?? {}) as Components)) {
      const isRoot = document?.['$ref'] === PART + type;
      found.set(nameOf(isRoot ? id : PART + type), { schema, type });
    }
  }
  return found;
}

/** `https://gobl.org/draft-0/bill/sub-line` and `#/$defs/bill.SubLine` → `BillSubLine`; no package for the envelope. */
export function nameOf(ref: string): string {
  const name = ref.replace(ROOT, '').replace(PART, '').split('/').slice(-2).join('/');
  const words = name.replace(/^gobl[.]/, '').split(/[^A-Za-z0-9]+/);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function refTo(name: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/** The schema of a place; `document` is the component for a document in it. */
function place({ $ref: ref, items, type, format }: JsonObject, document = AnyDocument): JsonObject {
  if (typeof ref === 'string') return refTo(ref === ROOT + OBJECT ? (document.title ?? '') : nameOf(ref));
  if (isJsonObject(items)) return { type: 'array', items: place(items, document) };
  // Most languages have a type for dates.
  const isDate = format === 'date' || format === 'date-time';
  return { type: type ?? 'string', ...(isDate && { format }) };
}

/** Type and member of each rule that always requires a value. */
function demandedMembers(catalogue: Catalogue): ReadonlySet<string> {
  return new Set(
    catalogue
      .rules()
      .filter(({ when, messages }) => when.length === 0 && messages.must.phrase === 'rule.bePresent')
      .map(({ type, place }) => `${type} ${place}`),
  );
}
