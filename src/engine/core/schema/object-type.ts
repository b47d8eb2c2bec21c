import type { Json, JsonObject } from '../json/json.ts';
import { isJsonObject } from '../json/json.ts';
import type { Field, Member } from './fields.ts';
import type { AnyKind, Kind, NamedType } from './kind.ts';
import { byCodePoint } from '../text/code-points.ts';
import { referenceTo, typeNameOf } from './kind.ts';
import { objectDefinition, referencedTypes } from './object-schema.ts';
import type { Reader } from './kind.ts';
import { inputMessages } from './messages.ts';

/** Members of a type by name, in JSON order. */
export type Fields = Readonly<Record<string, Field<unknown>>>;

type ValueOf<F> = F extends Field<infer V> ? V : never;
type MaybeAbsent<F extends Fields> = { [N in keyof F]: undefined extends ValueOf<F[N]> ? N : never }[keyof F];

/** The TypeScript type of an object type's values: members that may be absent are optional. */
export type FieldValues<F extends Fields> = {
  readonly [N in Exclude<keyof F, MaybeAbsent<F>>]: ValueOf<F[N]>;
} & { readonly [N in MaybeAbsent<F>]?: ValueOf<F[N]> | undefined };

/** The TypeScript type of a kind's values. */
export type TypeOf<K> = K extends { decode(raw: Json, reader: Reader): (infer T) | undefined } ? T : never;

/** The kind of objects with known members: the result of `defineType`. */
export interface ObjectType<T> extends Kind<T, undefined>, NamedType {
  readonly shape: 'object';
  readonly named: NamedType;
  /** In JSON order. */
  readonly members: readonly Member[];
  readonly fields: Fields;
}

export type AnyObjectType = ObjectType<unknown>;

/** A member removed from the current type. */
export interface FormerMember {
  /** Names of members, from the object down. */
  readonly at: readonly string[];
  readonly kind: AnyKind;
}

/** The definition of a type. */
export interface TypeSpec<F extends Fields> {
  readonly about: string;
  readonly name?: string;
  /** Members in JSON order. */
  readonly fields: F;
  /** Converts notations of older documents to the current form before decoding. Must not change its argument. */
  readonly upgrade?: (raw: JsonObject) => JsonObject;
  /** Members of older documents that `upgrade` reads: their content is judged at their original place. */
  readonly former?: readonly FormerMember[];
  /** Further JSON Schema keywords of the type. */
  readonly keywords?: JsonObject;
}

/**
 * A type with its own schema, published at `https://gobl.org/draft-0/<id>`. Everything is derived from this one
 * definition.
 */
export function defineType<const F extends Fields>(id: string, spec: TypeSpec<F>): ObjectType<FieldValues<F>> {
  return objectType(id, true, spec);
}

/** A type that only occurs inside others and is described in their schemas: `bill/sub-line`. */
export function definePart<const F extends Fields>(id: string, spec: TypeSpec<F>): ObjectType<FieldValues<F>> {
  return objectType(id, false, spec);
}

function objectType<F extends Fields>(id: string, published: boolean, spec: TypeSpec<F>): ObjectType<FieldValues<F>> {
  const members: Member[] = Object.entries(spec.fields).map(([name, field]) => ({ name, field }));
  const names = members.map((member) => member.name);
  const exact = new Map(members.map((member) => [member.name, member]));
  const folded = new Map(members.map((member) => [member.name.toLowerCase(), member]));
  const zeros = members.filter((member) => member.field.always && member.field.kind.zero !== undefined);

  const type: ObjectType<FieldValues<F>> = {
    id,
    name: spec.name ?? typeNameOf(id),
    published,
    about: spec.about,
    shape: 'object',
    words: inputMessages.anObject,
    zero: undefined,
    members,
    fields: spec.fields,
    get named() {
      return type;
    },
    decode(raw, reader) {
      if (!isJsonObject(raw)) {
        reader.wrongType(inputMessages.anObject, raw);
        return undefined;
      }
      const source = spec.upgrade ? spec.upgrade(withSoundFormer(raw, spec.former, reader)) : raw;
      const out: Record<string, unknown> = {};
      let spellings: Map<Member, string> | undefined;
      for (const name in source) {
        const item = source[name] as Json;
        let member = exact.get(name);
        if (member === undefined && (member = folded.get(name.toLowerCase())) !== undefined) {
          // Of several spellings of one name, the last by code point counts, which is the exact one.
          const other = spellings?.get(member) ?? (isGiven(source, member.name) ? member.name : undefined);
          spellings ??= new Map();
          const last = other !== undefined && byCodePoint(other, name) > 0 ? other : name;
          const lesser = last === name ? other : name;
          spellings.set(member, last);
          if (lesser !== undefined) reader.unknownMember(lesser, source[lesser] as Json, names, source);
          if (last !== name) continue;
        }
        if (member === undefined) {
          if (name !== '$schema') reader.unknownMember(name, item, names, source);
          continue;
        }
        if (item === null) continue;
        reader.enter(name);
        const value = member.field.kind.decode(item, reader);
        reader.leave();
        if (value === undefined || (!member.field.always && spellsAbsent(value, member.field.kind))) continue;
        out[member.name] = value;
      }
      for (const { name, field } of zeros) if (out[name] === undefined) out[name] = field.kind.zero;
      return out as FieldValues<F>;
    },
    encode(value) {
      return encodeMembers({}, members, value as Record<string, unknown>);
    },
    isEmpty: () => false,
    reference: () => referenceTo(type),
    definition: (pending) => objectDefinition(members, spec.keywords, pending),
    references: (pending) => referencedTypes(members, pending),
  };
  return type;
}

function isGiven(source: JsonObject, name: string): boolean {
  return Object.hasOwn(source, name) && source[name] !== null;
}

/** The object with its former members as far as they can be read; faults of the others are at their places. */
function withSoundFormer(raw: JsonObject, former: readonly FormerMember[] = [], reader: Reader): JsonObject {
  return former.reduce((object, { at, kind }) => soundAt(object, at, kind, reader), raw);
}

function soundAt(
  object: JsonObject,
  [name = '', ...below]: readonly string[],
  kind: AnyKind,
  reader: Reader,
): JsonObject {
  if (!isGiven(object, name)) return object;
  const value = object[name] as Json;
  reader.enter(name);
  const sound = below.length > 0 ? soundBelow(value, below, kind, reader) : soundValue(value, kind, reader);
  reader.leave();
  const { [name]: _, ...rest } = object;
  return sound === undefined ? rest : { ...rest, [name]: sound };
}

function soundBelow(value: Json, below: readonly string[], kind: AnyKind, reader: Reader): Json {
  return isJsonObject(value) ? soundAt(value, below, kind, reader) : value;
}

function soundValue(value: Json, kind: AnyKind, reader: Reader): Json | undefined {
  const read = kind.decode(value, reader);
  return read === undefined ? undefined : kind.encode(read);
}

/** For optional members, the empty text, 0 and false mean "absent" in the format; a coordinate of 0 is a value. */
function spellsAbsent(value: unknown, kind: AnyKind): boolean {
  return value === '' || value === false || (value === 0 && kind.zero === 0);
}

/** Writes the members of `value` in JSON order to `out`. */
export function encodeMembers(
  out: Record<string, Json>,
  members: readonly Member[],
  value: Record<string, unknown>,
): JsonObject {
  for (const { name, field } of members) {
    const item = value[name];
    const kind = field.kind;
    if (item === undefined) {
      if (field.always) out[name] = kind.zero === undefined ? null : kind.encode(kind.zero);
    } else if (field.always || !kind.isEmpty(item)) {
      out[name] = kind.encode(item);
    }
  }
  return out;
}

/** True if the kind is an object type, whose members can be walked. */
export function isObjectType(kind: AnyKind | NamedType): kind is AnyObjectType {
  return 'members' in kind;
}
