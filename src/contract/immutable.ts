import type { Json } from '../engine/core/json/json.ts';

/**
 * `T` with every member and list read-only, all the way down. Records and JSON values are taken as they are: the engine's
 * own are read-only already.
 */
export type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? string extends keyof T
      ? T
      : { readonly [K in keyof T]: Sealed<T[K]> }
    : T;

type Sealed<T> = [Json] extends [T] ? T : Immutable<T>;
