export type TypeName = 'object' | 'array' | 'string' | 'integer' | 'boolean' | 'null';

/** The part of JSON Schema (draft 2020-12) that the API uses. Nothing else is checked. */
export interface Schema {
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly type?: TypeName;
  readonly const?: string | boolean;
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  /** What the API description says in its place: the check accepts more, so that an operation can say what is wrong. */
  readonly $published?: Schema;
  /** Schema of members that are not named; `true` for anything. */
  readonly additionalProperties?: Schema | true;
}

declare const VALUE: unique symbol;
const OPTIONAL: unique symbol = Symbol('optional');
const STATED: unique symbol = Symbol('stated');

/** What a schema can say only of one service. */
export interface ServiceNames {
  /** Ids of the types of documents, if they are known. */
  readonly types?: readonly string[];
}

/** Further keywords of JSON Schema. */
type Keywords = Readonly<Record<string, unknown>>;

/** A schema with the type of its values. */
export interface Typed<Value> extends Schema {
  readonly [VALUE]?: Value;
}

/** The values of a schema, deeply read-only. */
export type Static<S extends Schema> = S extends Typed<infer Value> ? Value : unknown;

export interface Optional {
  readonly [OPTIONAL]: true;
}

type Members = Readonly<Record<string, Schema>>;
type OptionalNames<M extends Members> = { [K in keyof M]: M[K] extends Optional ? K : never }[keyof M];
type ObjectValue<M extends Members> = {
  readonly [K in Exclude<keyof M, OptionalNames<M>>]: Static<M[K]>;
} & { readonly [K in OptionalNames<M>]?: Static<M[K]> };
type Flat<T> = { [K in keyof T]: T[K] };

export interface ObjectSchema<M extends Members = Members> extends Typed<Flat<ObjectValue<M>>> {
  readonly type: 'object';
  readonly properties: M;
}

/** Annotations of any schema. */
export type Notes = Pick<Schema, 'title' | 'description' | 'examples'>;

/**
 * Schemas as plain JSON Schema, each with the TypeScript type of its values. A member of an object is required unless
 * it is `optional`. Members that are not named are accepted.
 */
export const object = <M extends Members>(properties: M, notes: Notes = {}): ObjectSchema<M> => {
  const required = Object.keys(properties).filter((name) => !(OPTIONAL in (properties[name] as object)));
  return { ...notes, type: 'object', ...(required.length > 0 && { required }), properties };
};

/** Marks a member as optional. JSON ignores symbols, so the schema is unchanged. */
export const optional = <S extends Schema>(schema: S): S & Optional => ({ ...schema, [OPTIONAL]: true });

/**
 * Adds keywords that only the API description has, and that need not be part of {@link Schema}. The operation itself
 * refuses what they exclude, in its own words.
 */
export const stated = <S extends Schema>(schema: S, keywords: Keywords | ((names: ServiceNames) => Keywords)): S => ({
  ...schema,
  [STATED]: (names: ServiceNames) => ({
    ...statedIn(schema, names),
    ...(typeof keywords === 'function' ? keywords(names) : keywords),
  }),
});

/** The keywords that {@link stated} added. */
export function statedIn(schema: object, names: ServiceNames): Keywords {
  return (schema as { readonly [STATED]?: (given: ServiceNames) => Keywords })[STATED]?.(names) ?? {};
}

export const array = <S extends Schema>(items: S, notes: Notes = {}): Typed<readonly Static<S>[]> => ({
  ...notes,
  type: 'array',
  items,
});

/** An object with any member names and one kind of value. */
export const record = <S extends Schema>(
  additionalProperties: S,
  notes: Notes = {},
): Typed<Readonly<Record<string, Static<S>>>> => ({ ...notes, type: 'object', additionalProperties });

export const string = (notes: Notes & Pick<Schema, 'minLength'> = {}): Typed<string> => ({ ...notes, type: 'string' });

export const integer = (notes: Notes = {}): Typed<number> => ({ ...notes, type: 'integer' });

export const boolean = (notes: Notes = {}): Typed<boolean> => ({ ...notes, type: 'boolean' });

export const literal = <const V extends string | boolean>(value: V, notes: Notes = {}): Typed<V> => ({
  ...notes,
  type: typeof value === 'string' ? 'string' : 'boolean',
  const: value,
});

/** One of a few strings. An `enum`, because client generators make no type from alternatives of constants. */
export const oneOf = <const V extends readonly string[]>(...values: V): Typed<V[number]> => ({
  type: 'string',
  enum: values,
});

/** The schema with a description. */
export const withDescription = <S extends Schema>(schema: S, description: string): S => ({ ...schema, description });

export const union = <const S extends readonly Schema[]>(anyOf: S, notes: Notes = {}): Typed<Static<S[number]>> => ({
  ...notes,
  anyOf,
});

export const nothing = (): Typed<null> => ({ type: 'null' });

/** A handwritten schema, for values whose type is defined elsewhere. */
export const known = <Value>(schema: Schema): Typed<Value> => schema;
