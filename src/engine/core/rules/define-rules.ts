import type { NamedType } from '../schema/kind.ts';
import type { TypeOf } from '../schema/object-type.ts';
import type { Ground } from './citation.ts';
import type { Constraint, Guard } from './constraint.ts';
import type { PathFrom, ValueAt } from './path.ts';

/**
 * One rule. `on` leads from the set's type to the nodes of the rule (`lines[].item`; default the value itself); `when`
 * is evaluated on such a node; `at` leads from the node to the judged value. If a node on the way is missing there is
 * nothing to judge; a missing last value is judged as undefined.
 */
export type RuleRow = RuleDemand & Ground;

interface RuleDemand {
  readonly on?: string;
  readonly when?: Guard<never>;
  readonly at?: string;
  /** The member that faults name in place of `at`, if the engine uses another name internally. */
  readonly as?: string;
  readonly must: Constraint;
  /** The requirement, as a sentence for the user. */
  readonly say: string;
}

/** The rules of one family on one type. */
export interface TypeRules {
  readonly type: NamedType;
  /** Code of a rule is `GOBL-<family>-<key>`, or `ASSAY-<family>-<key>` for our own rules. */
  readonly family: string;
  /** The format has not published these rules. */
  readonly own: boolean;
  /** Applies to every row. */
  readonly when?: Guard<never>;
  readonly rows: Readonly<Record<string, RuleRow>>;
  /**
   * Applies with any regime of the document (tax identities have their own country). For one of our regimes, `when`
   * must be made by `whenOneOf`.
   */
  readonly everywhere: boolean;
  /** Full codes of rules of other sets that this set disables. */
  readonly replaces: readonly string[];
}

/** Sets on one type that are loaded only when a value meets the guard. */
export interface DeferredRules {
  readonly type: NamedType;
  readonly when: Guard<never>;
  /** The sets for such a value, in order. They disable no rules of others. */
  readonly sets: () => readonly TypeRules[];
}

/** Options for all rows of a set. */
export interface TypeRulesOptions<T = unknown> {
  readonly when?: Guard<T>;
  readonly everywhere?: boolean;
  readonly own?: boolean;
  readonly replaces?: readonly string[];
}

/** A path of a row: `''` if absent, `string` if unknown at compile time. */
type PathOf<Row, Name extends 'on' | 'at'> = Name extends keyof Row ? Extract<Row[Name], string> : '';
/** A guard's node always exists. */
type NodeOf<T, Row> = NonNullable<ValueAt<T, PathOf<Row, 'on'>>>;
type RowMember = 'on' | 'when' | 'at' | 'as' | 'must' | 'say' | 'cite' | 'uncited';

/** The compiler's checks of a row: paths that lead somewhere, and a guard for the node. */
type CheckedRow<T, Row> = {
  readonly on?: PathFrom<T, PathOf<Row, 'on'>>;
  readonly at?: PathFrom<NodeOf<T, Row>, PathOf<Row, 'at'>>;
  readonly when?: Guard<NodeOf<T, Row>>;
} & { readonly [Other in Exclude<keyof Row, RowMember>]: never };

/**
 * Rules as rows: the key is the code within the family, so a duplicate code does not compile. Nor does a path that
 * leads nowhere in the type, or a guard for another node than the one of `on`.
 */
export function defineRules<
  Type extends { readonly named: NamedType | undefined },
  const Rows extends Readonly<Record<string, RuleRow>>,
>(
  type: Type,
  family: string,
  rows: Rows & { readonly [Key in keyof Rows]: CheckedRow<TypeOf<Type>, Rows[Key]> },
  options: TypeRulesOptions<TypeOf<Type>> = {},
): TypeRules {
  if (!type.named) throw new Error(`rules ${family} need a type with a name`);
  return {
    type: type.named,
    family,
    rows,
    everywhere: options.everywhere ?? false,
    own: options.own ?? false,
    replaces: options.replaces ?? [],
    ...(options.when ? { when: options.when } : {}),
  };
}
