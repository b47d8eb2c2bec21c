import type { Expectation, Fix } from '../faults/fault.ts';
import type { Json, JsonObject } from '../json/json.ts';
import type { Message } from '../messages/message.ts';

/** The structure of a value, for the walks of normalisers and rules. */
export type Shape = 'scalar' | 'object' | 'list' | 'map' | 'embedded';

/**
 * How a kind of value is read, written and described: one definition for the TypeScript type, the JSON Schema, the
 * decoder and the encoder.
 *
 * `T` is the value in the engine; `Zero` is the content of an absent but always printed field (`''`, amount 0, …),
 * `undefined` for kinds that print as `null`.
 */
export interface Kind<T, Zero extends T | undefined = T | undefined> {
  readonly shape: Shape;
  /** With its article, for messages: "an amount", "a list". */
  readonly words: Message;
  readonly zero: Zero;
  /** Reads `raw`, which is never null. Reports errors to `reader` and returns undefined if there is no value. */
  decode(raw: Json, reader: Reader): T | undefined;
  encode(value: T): Json;
  /** True if an optional field with the value is omitted from the output. */
  isEmpty(value: T): boolean;
  /** JSON Schema for a place of the value. */
  reference(): JsonObject;
  /** The named type of the value, if it has one: rules and normalisers are attached to it. */
  readonly named: NamedType | undefined;
  /** Kind of the entries of a list or map. */
  readonly entry?: AnyKind;
  /** Kind of the member names of a map. */
  readonly keys?: AnyKind;
}

/** A kind with only its behaviour. */
export type AnyKind = Kind<unknown, unknown>;

/** The identity of a type of the format. */
export interface NamedType {
  /** `bill/line`: the published id is this below `https://gobl.org/draft-0/`. */
  readonly id: string;
  /** `bill.Line`: the name below `$defs`. */
  readonly name: string;
  /** False for parts without their own schema file, which are defined in the schemas that use them. */
  readonly published: boolean;
  /** What the type is, in a sentence. */
  readonly about: string;
  /** JSON Schema of the type itself, without the description; includes unreleased members if `pending` is true. */
  definition(pending?: boolean): JsonObject;
  /** The types that its definition refers to, with or without those members. */
  references(pending?: boolean): readonly NamedType[];
}

/** A type that can be the root of a JSON document, with `$schema` among its members: an object or a map. */
export type DocumentType = AnyKind & { readonly named: NamedType };

/** The reader's interface for kinds: the current path, and reporting of errors. */
export interface Reader {
  /** Finds the type of an embedded object by its `$schema`. */
  readonly typeOf: (schema: string) => DocumentType | undefined;
  /** Enters a member or an entry; each needs a `leave`. */
  enter(segment: string | number): void;
  leave(): void;
  /** The current path: `$.lines[0].item`. */
  path(): string;
  /** A fault at this place; `code` without its prefix: `TYPE`. */
  report(code: string, description: Message, value: Json, expected?: Expectation, fixes?: readonly Fix[]): void;
  /** Reports a value of the wrong JSON type; `words` names the right type, with its article. */
  wrongType(words: Message, raw: Json, isText?: boolean): void;
  /** Nulls were dropped from `list`, which `raw` has. */
  gapped(list: readonly unknown[], raw: readonly Json[]): void;
  /** Reports an unknown member; `known` are the type's members, and `among` is the object. */
  unknownMember(name: string, value: Json, known: readonly string[], among: JsonObject): void;
}

export const SCHEMA_ROOT = 'https://gobl.org/draft-0/';

/** `{"$ref": …}` to a type: absolute for published types, local for parts. */
export function referenceTo(type: NamedType): JsonObject {
  return { $ref: type.published ? SCHEMA_ROOT + type.id : `#/$defs/${type.name}` };
}

/** `bill/sub-line` → `bill.SubLine`; `regimes/mx/food-vouchers` → `mx.FoodVouchers`. */
export function typeNameOf(id: string): string {
  const [pkg = '', name = ''] = id.split('/').slice(-2);
  return `${pkg}.${name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}`;
}
