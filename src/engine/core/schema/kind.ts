import type { Expectation, Fix } from '../faults/fault.ts';
import type { Json, JsonObject } from '../json/json.ts';
import type { Message } from '../messages/message.ts';

/** How a value is put together, for the walks of the normaliser and the rule checker. */
export type Shape = 'scalar' | 'object' | 'list' | 'map' | 'embedded';

/**
 * How one sort of value is read, written and described: the single definition behind the TypeScript type, the JSON
 * Schema, the decoder and the encoder.
 *
 * `T` is the value inside the engine; `Zero` is what an absent but always printed field holds (`''`, amount 0, …),
 * `undefined` for kinds that print as `null` when absent.
 */
export interface Kind<T, Zero extends T | undefined = T | undefined> {
  readonly shape: Shape;
  /** With its article, for messages: "an amount", "a list". */
  readonly words: Message;
  readonly zero: Zero;
  /** Reads `raw`, which is never null. Reports what is wrong to `reader` and gives undefined when nothing can be had. */
  decode(raw: Json, reader: Reader): T | undefined;
  encode(value: T): Json;
  /** True when an optional field holding the value is left out of the output. */
  isEmpty(value: T): boolean;
  /** JSON Schema for a place that holds the value. */
  reference(): JsonObject;
  /** The named type of the value, when it has one: rules and normalisers attach to it. */
  readonly named: NamedType | undefined;
  /** Kind of the entries of a list or map. */
  readonly entry?: AnyKind;
  /** Kind of the member names of a map. */
  readonly keys?: AnyKind;
}

/** A kind of which only the behaviour matters. */
export type AnyKind = Kind<unknown, unknown>;

/** The identity of a type of the format. */
export interface NamedType {
  /** `bill/line`: the published id is this below `https://gobl.org/draft-0/`. */
  readonly id: string;
  /** `bill.Line`: the name below `$defs`. */
  readonly name: string;
  /** False for parts that have no schema file of their own and are defined inside those that use them. */
  readonly published: boolean;
  /** What the type is, in a sentence. */
  readonly about: string;
  /** JSON Schema of the type itself, without the sentence; with the members that no release has yet where `pending` is true. */
  definition(pending?: boolean): JsonObject;
  /** The types its definition refers to, with or without those members. */
  references(pending?: boolean): readonly NamedType[];
}

/** A type that can stand at the root of a JSON document, with `$schema` beside its members: an object or a map. */
export type DocumentType = AnyKind & { readonly named: NamedType };

/** What a kind sees of the document being read: it says where it is and what it finds wrong there. */
export interface Reader {
  /** Finds the type of an embedded object by its `$schema`. */
  readonly typeOf: (schema: string) => DocumentType | undefined;
  /** Goes down to a member or an entry; each needs its `leave`. */
  enter(segment: string | number): void;
  leave(): void;
  /** Where it is: `$.lines[0].item`. */
  path(): string;
  /** A fault at this place; `code` without its prefix: `TYPE`. */
  report(code: string, description: Message, value: Json, expected?: Expectation, fixes?: readonly Fix[]): void;
  /** A value of the wrong JSON type stands here; `words` says what belongs here, with its article. */
  wrongType(words: Message, raw: Json): void;
  /** Nulls were left out of `list`, which `raw` held. */
  gapped(list: readonly unknown[], raw: readonly Json[]): void;
  /** The type knows no such member, only `known`; `among` is the object it stands in. */
  unknownMember(name: string, value: Json, known: readonly string[], among: JsonObject): void;
}

export const SCHEMA_ROOT = 'https://gobl.org/draft-0/';

/** `{"$ref": …}` to a type: absolute for published types, local for parts. */
export function referenceTo(type: NamedType): JsonObject {
  return { $ref: type.published ? SCHEMA_ROOT + type.id : `#/$defs/${type.name}` };
}

/** `bill/sub-line` → `bill.SubLine`. */
export function typeNameOf(id: string): string {
  const [pkg = '', name = ''] = id.split('/');
  return `${pkg}.${name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}`;
}
