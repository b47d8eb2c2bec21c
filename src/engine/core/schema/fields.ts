import type { JsonObject } from '../json/json.ts';
import type { AnyKind, Kind } from './kind.ts';

/** One of the values a field may take, with its official title and, where it helps, a sentence of ours. */
export interface Choice {
  readonly value: string;
  readonly title: string;
  readonly about?: string;
}

/** What a member's schema says beyond its kind. */
export interface FieldOptions {
  /** Filled in by building; never demanded in the source. */
  readonly calculated?: boolean;
  /** Read and written, but of no release of the format yet: schemas name it only where they are asked to. */
  readonly pending?: boolean;
  /** Printed always, but not named in the schema's `required` list (or the other way round). */
  readonly inRequired?: boolean;
  /** The only values allowed. */
  readonly oneOf?: readonly Choice[];
  /** Values suggested; others that match `otherwise` are allowed too. */
  readonly anyOf?: readonly Choice[];
  /** Last alternative of `anyOf`: JSON Schema of what else is allowed. */
  readonly otherwise?: JsonObject;
  /** What people call the member, where its name alone would mislead. */
  readonly title?: string;
  /** Further JSON Schema keywords of the place. */
  readonly keywords?: JsonObject;
}

/** One member of an object type. `V` is its value inside the engine, undefined included when it may be absent. */
export interface Field<V> {
  readonly kind: AnyKind;
  /** Printed even when absent, as the kind's zero value or null. */
  readonly always: boolean;
  readonly about: string;
  readonly options: FieldOptions;
  /** Carries the value's type; never set. */
  readonly valueType?: V;
}

/** A field with its name, as the walks use it. */
export interface Member {
  readonly name: string;
  readonly field: Field<unknown>;
}

const NO_OPTIONS: FieldOptions = {};

/** A member that is always printed. Absent in the input, it holds the zero of its kind (undefined for objects and lists). */
export function required<T, Zero extends T | undefined>(
  kind: Kind<T, Zero>,
  about: string,
  options: FieldOptions = NO_OPTIONS,
): Field<T | Zero> {
  return { kind, always: true, about, options };
}

/** A member that may be absent, and is left out of the output when empty. */
export function optional<T, Zero extends T | undefined>(
  kind: Kind<T, Zero>,
  about: string,
  options: FieldOptions = NO_OPTIONS,
): Field<T | undefined> {
  return { kind, always: false, about, options };
}

/** A kind like `kind`, without a zero of its own: a required member of it prints `null` when absent. */
export function nullable<T>(kind: Kind<T>): Kind<T, undefined> {
  return { ...kind, zero: undefined };
}
