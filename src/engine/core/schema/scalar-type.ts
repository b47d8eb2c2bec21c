import type { Json, JsonObject } from '../json/json.ts';
import type { Kind, NamedType } from './kind.ts';
import { referenceTo, typeNameOf } from './kind.ts';
import type { Reader } from './kind.ts';
import { inputMessages } from './messages.ts';
import { typeExpected } from '../faults/type-expected.ts';
import type { Message } from '../messages/message.ts';

/** A scalar kind without a name in the format (plain text, integer, boolean, …). */
export interface ScalarSpec<T, Zero extends T | undefined> {
  readonly words: Message;
  readonly zero: Zero;
  /** Returns undefined after reporting to the reader. */
  decode(raw: Json, reader: Reader): T | undefined;
  encode(value: T): Json;
  isEmpty(value: T): boolean;
  readonly schema: JsonObject;
  /** JSON Schema of the type if it is long (enumerations), made on first use. */
  readonly definition?: () => JsonObject;
}

export function scalar<T, Zero extends T | undefined>(spec: ScalarSpec<T, Zero>): Kind<T, Zero> {
  return { ...spec, shape: 'scalar', named: undefined, reference: () => spec.schema };
}

export interface ScalarTypeSpec<T, Zero extends T | undefined> extends ScalarSpec<T, Zero> {
  readonly about: string;
  /** `$defs` name if it does not follow from the id: `cbc.URI`. */
  readonly name?: string;
}

/** A named, published scalar of the format: `cbc/code`, `num/amount`, `cal/date`. */
export function defineScalar<T, Zero extends T | undefined>(
  id: string,
  spec: ScalarTypeSpec<T, Zero>,
): Kind<T, Zero> & { readonly named: NamedType } {
  const named: NamedType = {
    id,
    name: spec.name ?? typeNameOf(id),
    published: true,
    about: spec.about,
    definition: spec.definition ?? (() => spec.schema),
    references: () => [],
  };
  return { ...spec, shape: 'scalar', named, reference: () => referenceTo(named) };
}

/** The definition of a text type. */
export interface StringTypeSpec<T extends string> {
  readonly about: string;
  readonly words: Message;
  readonly name?: string;
  /** Canonical form of the text, or undefined if invalid. Omitted if every text is valid. */
  parse?(text: string): T | undefined;
  /** Whether a text without content means absence, also in a list. */
  readonly blank?: 'absent';
  /** The right form, to follow "…: ". */
  readonly hint?: Message;
  readonly schema: JsonObject;
  readonly definition?: () => JsonObject;
}

/** A named scalar with a string value, `''` if absent. */
export function defineString<T extends string = string>(
  id: string,
  spec: StringTypeSpec<T>,
): Kind<T, T> & { readonly named: NamedType } {
  const parse = spec.parse;
  return defineScalar<T, T>(id, {
    about: spec.about,
    words: spec.words,
    ...(spec.name ? { name: spec.name } : {}),
    zero: '' as T,
    decode(raw, reader) {
      if (typeof raw !== 'string') {
        reader.wrongType(spec.words, raw, true);
        return undefined;
      }
      if (!parse) return raw as T;
      if (raw === '' && spec.blank === 'absent') return undefined;
      const value = parse(raw);
      if (value === undefined) {
        const { words, hint } = spec;
        const message = hint
          ? inputMessages.notValueHint({ raw, words, hint })
          : inputMessages.notValue({ raw, words });
        reader.report('TEXT', message, raw, typeExpected(words));
      }
      return value;
    },
    encode: (value) => value,
    isEmpty: (value) => value === '',
    schema: spec.schema,
    ...(spec.definition ? { definition: spec.definition } : {}),
  });
}
