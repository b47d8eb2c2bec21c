import type { Json, JsonObject } from '../json/json.ts';
import { isJsonObject } from '../json/json.ts';
import type { Field, Member } from './fields.ts';
import type { AnyKind, Kind, NamedType } from './kind.ts';
import { referenceTo, typeNameOf } from './kind.ts';
import { objectDefinition, referencedTypes } from './object-schema.ts';
import type { Reader } from './kind.ts';

/** Members of a type by name, in wire order. */
export type Fields = Readonly<Record<string, Field<unknown>>>;

type ValueOf<F> = F extends Field<infer V> ? V : never;
type MaybeAbsent<F extends Fields> = { [N in keyof F]: undefined extends ValueOf<F[N]> ? N : never }[keyof F];

/** The TypeScript type of an object type's values: members that may be absent are optional. */
export type FieldValues<F extends Fields> = {
  readonly [N in Exclude<keyof F, MaybeAbsent<F>>]: ValueOf<F[N]>;
} & { readonly [N in MaybeAbsent<F>]?: ValueOf<F[N]> | undefined };

/** The TypeScript type of a kind's values. */
export type TypeOf<K> = K extends { decode(raw: Json, reader: Reader): infer T | undefined } ? T : never;

/** The kind of objects whose members are known: what `defineType` makes. */
export interface ObjectType<T> extends Kind<T, undefined>, NamedType {
  readonly shape: 'object';
  readonly named: NamedType;
  /** In wire order. */
  readonly members: readonly Member[];
  readonly fields: Fields;
}

export type AnyObjectType = ObjectType<unknown>;

/** What a type is made of. */
export interface TypeSpec<F extends Fields> {
  readonly about: string;
  readonly name?: string;
  /** Members in wire order. */
  readonly fields: F;
  /** Brings spellings of older documents into today's form before decoding. Must not change its argument. */
  readonly upgrade?: (raw: JsonObject) => JsonObject;
  /** Further JSON Schema keywords of the type. */
  readonly keywords?: JsonObject;
}

/** A type with a schema of its own, published at `https://gobl.org/draft-0/<id>`. Written once; everything follows from it. */
export function defineType<const F extends Fields>(id: string, spec: TypeSpec<F>): ObjectType<FieldValues<F>> {
  return objectType(id, true, spec);
}

/** A type that only occurs inside others and is described within their schemas: `bill/sub-line`. */
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
    words: 'an object',
    zero: undefined,
    members,
    fields: spec.fields,
    get named() {
      return type;
    },
    decode(raw, reader) {
      if (!isJsonObject(raw)) {
        reader.wrongType('an object', raw);
        return undefined;
      }
      const source = spec.upgrade ? spec.upgrade(raw) : raw;
      const out: Record<string, unknown> = {};
      for (const name in source) {
        const item = source[name] as Json;
        const member = exact.get(name) ?? folded.get(name.toLowerCase());
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
    definition: () => objectDefinition(members, spec.keywords),
    references: () => referencedTypes(members),
  };
  return type;
}

/** The empty text, 0 and false are how the format spells "absent" for optional members; a coordinate of 0 is a place. */
function spellsAbsent(value: unknown, kind: AnyKind): boolean {
  return value === '' || value === false || (value === 0 && kind.zero === 0);
}

/** Writes the members of `value` in wire order into `out`. */
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

/** True when the kind is an object type, whose members can be walked. */
export function isObjectType(kind: AnyKind | NamedType): kind is AnyObjectType {
  return (kind as Partial<AnyObjectType>).shape === 'object' && 'members' in kind;
}
