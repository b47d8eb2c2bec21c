/**
 * The type at a rule's path from type `T`: `lines[].item.price` gives the type of the price. `Nowhere` for a member
 * that the type does not have, and for `[]` after a non-list. A path unknown at compile time may lead anywhere.
 */
export type ValueAt<T, Path extends string> = string extends Path
  ? Anything
  : Path extends `${infer Head}.${infer Rest}`
    ? ValueAt<Member<T, Head>, Rest>
    : Member<T, Path>;

/** The path itself if it leads somewhere, otherwise text for the compiler's error. */
export type PathFrom<T, Path extends string> = [ValueAt<T, Path>] extends [Anything]
  ? Path
  : [ValueAt<T, Path>] extends [Nowhere]
    ? `${Path} leads nowhere`
    : Path;

declare const nowhere: unique symbol;
/** Has no values. */
export interface Nowhere {
  readonly [nowhere]: true;
}

/** An unknown type fits every guard and has every member. */
export type Anything = never;

/** One part of a path: `item`, `taxes[]`. */
type Member<T, Part extends string> = Part extends `${infer Name}[]`
  ? EntryOf<Member<T, Name>>
  : [T] extends [never]
    ? Anything
    : unknown extends T
      ? Anything
      : Part extends ''
        ? T
        : Part extends keyof NonNullable<T>
          ? NonNullable<T>[Part]
          : Nowhere;

type EntryOf<T> = [T] extends [never]
  ? Anything
  : NonNullable<T> extends readonly (infer Entry)[]
    ? Entry
    : NonNullable<T> extends Readonly<Record<string, infer Entry>>
      ? Entry
      : Nowhere;
