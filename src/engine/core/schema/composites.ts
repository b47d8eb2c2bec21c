import type { Json } from '../json/json.ts';
import { isJsonObject } from '../json/json.ts';
import type { AnyKind, Kind, NamedType } from './kind.ts';
import { referenceTo, typeNameOf } from './kind.ts';
import { byCodePoint } from '../text/code-points.ts';
import { setMember } from './draft.ts';
import { inputMessages } from './messages.ts';

/**
 * A list of values of one kind. A null is the empty value of kinds that have one. Other nulls are dropped; the reader
 * records their positions.
 */
export function list<T>(entry: Kind<T>): Kind<readonly T[], undefined> {
  return {
    shape: 'list',
    words: inputMessages.aList,
    zero: undefined,
    named: undefined,
    entry,
    decode(raw, reader) {
      if (!Array.isArray(raw)) {
        reader.wrongType(inputMessages.aList, raw);
        return undefined;
      }
      // Allocated at full length: a growing list reserves seventeen entries with the first, and most have one.
      const out = new Array<T>(raw.length);
      let length = 0;
      let gapped = false;
      for (let i = 0; i < raw.length; i++) {
        const item = raw[i] as Json;
        if (item === null) {
          if (entry.zero === undefined) gapped = true;
          else out[length++] = entry.zero as T;
          continue;
        }
        reader.enter(i);
        const value = entry.decode(item, reader);
        reader.leave();
        if (value !== undefined) out[length++] = value;
      }
      out.length = length;
      if (gapped) reader.gapped(out, raw);
      return out;
    },
    encode(values) {
      const out: Json[] = new Array<Json>(values.length);
      // Nulls occur only when a document is written as it was read.
      for (let i = 0; i < values.length; i++) out[i] = values[i] === undefined ? null : entry.encode(values[i] as T);
      return out;
    },
    isEmpty: (values) => values.length === 0,
    reference: () => ({ items: entry.reference(), type: 'array' }),
  };
}

/** A named list of the format: `tax/set`. */
export function defineList<T>(
  id: string,
  about: string,
  entry: Kind<T>,
): Kind<readonly T[], undefined> & { readonly named: NamedType } {
  const plain = list(entry);
  const named: NamedType = {
    id,
    name: typeNameOf(id),
    published: true,
    about,
    definition: () => ({ items: entry.reference(), type: 'array' }),
    references: () => (entry.named ? [entry.named] : []),
  };
  return { ...plain, named, reference: () => referenceTo(named) };
}

/** Values by arbitrary member names, such as codes by extension key. */
export type MapOf<T> = Readonly<Record<string, T>>;

/** Properties of a map beside the kind of its values. */
export interface MapSpec {
  readonly about: string;
  readonly name?: string;
  /** Pattern of the member names in the JSON Schema. */
  readonly members: string;
  /** Kind of the member names, if rules apply to them. */
  readonly keys?: AnyKind;
  /** Kind shown in the JSON Schema for the values, if different. */
  readonly shownAs?: AnyKind;
}

/** A map from arbitrary names to values of one kind, printed with sorted names: `cbc/meta`, `tax/extensions`. */
export function defineMap<T>(
  id: string,
  spec: MapSpec,
  entry: Kind<T>,
): Kind<MapOf<T>, undefined> & { readonly named: NamedType } {
  const shown: AnyKind = spec.shownAs ?? entry;
  const named: NamedType = {
    id,
    name: spec.name ?? typeNameOf(id),
    published: true,
    about: spec.about,
    definition: () => ({ patternProperties: { [spec.members]: shown.reference() }, type: 'object' }),
    references: () => (shown.named && shown.reference()['$ref'] !== undefined ? [shown.named] : []),
  };
  return {
    shape: 'map',
    words: inputMessages.anObject,
    zero: undefined,
    named,
    entry,
    ...(spec.keys ? { keys: spec.keys } : {}),
    decode(raw, reader) {
      if (!isJsonObject(raw)) {
        reader.wrongType(inputMessages.anObject, raw);
        return undefined;
      }
      let out: Record<string, T> | undefined;
      for (const name of Object.keys(raw)) {
        const item = raw[name] as Json;
        reader.enter(name);
        const value = item === null ? (entry.zero as T | undefined) : entry.decode(item, reader);
        reader.leave();
        if (value === undefined) continue;
        out ??= {};
        setMember(out, name, value);
      }
      return out;
    },
    encode(values) {
      const out: Record<string, Json> = {};
      for (const name of Object.keys(values).sort(byCodePoint)) {
        setMember(out, name, entry.encode(values[name] as T));
      }
      return out;
    },
    isEmpty: (values) => Object.keys(values).length === 0,
    reference: () => referenceTo(named),
  };
}

/** A kind that is defined later in the module graph. */
export function lazy<T>(kind: () => Kind<T>): Kind<T, undefined> {
  return {
    get shape() {
      return kind().shape;
    },
    get words() {
      return kind().words;
    },
    zero: undefined,
    get named() {
      return kind().named;
    },
    get entry() {
      return kind().entry;
    },
    decode: (raw, reader) => kind().decode(raw, reader),
    encode: (value) => kind().encode(value),
    isEmpty: (value) => kind().isEmpty(value),
    reference: () => kind().reference(),
  } as Kind<T, undefined>;
}
