import type { CodeRanges } from './code-ranges.ts';

/**
 * The schema of a syntax in our own compact notation. `npm run tool -- structure` generates it from XSD files.
 *
 * `elements` has a line for each namespace and type: `cbc Amount BaseAmount TaxAmount` declares BaseAmount and TaxAmount
 * of the namespace cbc with the type Amount.
 *
 * `types` has a line for each type: its name and its content, in a notation like that of regular expressions.
 *
 * | notation          | meaning                                                                                     |
 * | ----------------- | ------------------------------------------------------------------------------------------- |
 * | `A B? C* D+`      | one A, at most one B, any number of C, at least one D, in this order                        |
 * | `A{2,5} B{3,}`    | two to five, at least three                                                                 |
 * | `(A\|B C)`        | either A, or B and then C; a cardinality may follow                                         |
 * | `&(A B?)`         | all of them, in any order                                                                   |
 * | `A=Type`          | an A of this type, not of the type in `elements`                                            |
 * | `p:A`             | an A of the namespace p, not of that in `elements`                                          |
 * | `#any` `#other-p` | any element, or one of any namespace except p and none; with `!` its content is not checked |
 * | `.decimal`        | text of this type                                                                           |
 * | `%`               | text between the elements                                                                   |
 * | `@a=token`        | an optional attribute; `@a!` is required, `@a~x` must be x; `@*` is any attribute           |
 */
export interface StructureTable {
  /** Prefix → namespace. */
  readonly namespaces: Readonly<Record<string, string>>;
  /** Elements that a document may begin with, with their prefix. */
  readonly roots: readonly string[];
  /**
   * Elements judged within wildcards, with prefix and type, together with all of `elements` if there is such a list.
   * Others there are not judged.
   */
  readonly open?: readonly string[];
  readonly elements: string;
  readonly types: string;
  /** Text types that restrict another one. */
  readonly texts?: Readonly<Record<string, TextFacets>>;
}

/** The restrictions of a text type. */
export interface TextFacets {
  /** A type of XSD. */
  readonly base: string;
  /** The only allowed texts, separated by spaces or in a list. */
  readonly enumeration?: string | readonly string[];
  /** The only allowed texts, for long lists of digits. */
  readonly ranges?: CodeRanges;
  /** Each must match the whole text; JavaScript syntax with the flag `v`. */
  readonly patterns?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly totalDigits?: number;
  readonly fractionDigits?: number;
  readonly min?: string;
  readonly max?: string;
  /** The bound itself is excluded. */
  readonly above?: string;
  readonly below?: string;
  /** One of these types, each by name or in place. */
  readonly union?: readonly (string | TextFacets)[];
}
