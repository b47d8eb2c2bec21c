import type { JsonObject } from '../json/json.ts';
import type { AnyKind, Kind } from './kind.ts';

/** An allowed value of a field, with its official title and optionally our description. */
export interface Choice {
  readonly value: string;
  readonly title: string;
  readonly about?: string;
}

/** Schema properties of a member beyond its kind. */
export interface FieldOptions {
  /** Filled in by building; never required in the source. */
  readonly calculated?: boolean;
  /** Read and written, but not in any release of the format: schemas include it only on request. */
  readonly pending?: boolean;
  /** Always printed, but not in the schema's `required` list (or the other way round). */
  readonly inRequired?: boolean;
  /** The only values allowed. */
  readonly oneOf?: readonly Choice[];
  /** Suggested values; others that match `otherwise` are allowed too. */
  readonly anyOf?: readonly Choice[];
  /** Last alternative of `anyOf`: JSON Schema of other allowed values. */
  readonly otherwise?: JsonObject;
  /** Title of the member, if its name alone would mislead. */
  readonly title?: string;
  /** Further JSON Schema keywords of the member. */
  readonly keywords?: JsonObject;
}

/** One member of an object type. `V` is its value in the engine, including undefined if it may be absent. */
export interface Field<V> {
  readonly kind: AnyKind;
  /** Printed even if absent, as the kind's zero value or null. */
  readonly always: boolean;
  readonly about: string;
  readonly options: FieldOptions;
  /** Carries the value's type; never set. */
  readonly valueType?: V;
}

/** A field with its name, for the walks. */
export interface Member {
  readonly name: string;
  readonly field: Field<unknown>;
}

const NO_OPTIONS: FieldOptions = {};

/**
 * A member that is always printed. If absent in the input, it has the zero of its kind (undefined for objects and
 * lists).
 */
export function required<T, Zero extends T | undefined>(
  kind: Kind<T, Zero>,
  about: string,
  options: FieldOptions = NO_OPTIONS,
): Field<T | Zero> {
  return { kind, always: true, about, options };
}

/** A member that may be absent, and is omitted from the output if empty. */
export function optional<T, Zero extends T | undefined>(
  kind: Kind<T, Zero>,
  about: string,
  options: FieldOptions = NO_OPTIONS,
): Field<T | undefined> {
  return { kind, always: false, about, options };
}

/** A kind like `kind`, but without a zero: a required member of it prints `null` if absent. */
export function nullable<T>(kind: Kind<T>): Kind<T, undefined> {
  return { ...kind, zero: undefined };
}
