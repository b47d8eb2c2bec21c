import type { NamedType } from '../schema/kind.ts';
import type { TypeOf } from '../schema/object-type.ts';
import type { Ground } from './citation.ts';
import type { Constraint, Guard } from './constraint.ts';
import type { PathFrom, ValueAt } from './path.ts';

/**
 * One rule. `on` leads from the set's type to the nodes the rule is about (`lines[].item`; the value itself when left
 * out); `when` is judged on such a node; `at` leads from the node to the value judged. A missing node on the way means
 * there is nothing to judge; a missing value at the end is judged as undefined.
 */
export type RuleRow = RuleDemand & Ground;

interface RuleDemand {
  readonly on?: string;
  readonly when?: Guard<never>;
  readonly at?: string;
  /** The member that faults name in place of `at`, when the value goes by another name inside the engine. */
  readonly as?: string;
  readonly must: Constraint;
  /** What must hold, in a sentence for the user. */
  readonly say: string;
}

/** The rules of one family about one type. */
export interface RuleSet {
  readonly type: NamedType;
  /** Code of a rule is `GOBL-<family>-<key>`, or `ASSAY-<family>-<key>` where the rules are our own. */
  readonly family: string;
  /** The format has not published these rules. */
  readonly own: boolean;
  /** Applies to every row. */
  readonly when?: Guard<never>;
  readonly rows: Readonly<Record<string, RuleRow>>;
  /** Applies whatever the document's regime (tax identities, which carry their own country). Of a regime of ours, `when` is made by `whenOneOf`. */
  readonly everywhere: boolean;
  /** Full codes of rules of other sets that do not hold where this set does. */
  readonly replaces: readonly string[];
}

/** Sets about one type that need not be at hand before a value of it meets the guard. */
export interface DeferredRules {
  readonly type: NamedType;
  readonly when: Guard<never>;
  /** Those that hold for such a value, in their order. They replace no rules of others. */
  readonly sets: () => readonly RuleSet[];
}

/** What holds for all rows of a set. */
export interface RuleSetOptions<T = unknown> {
  readonly when?: Guard<T>;
  readonly everywhere?: boolean;
  readonly own?: boolean;
  readonly replaces?: readonly string[];
}

/** A path of a row: `''` where it has none, `string` where it is not known when compiling. */
type PathOf<Row, Name extends 'on' | 'at'> = Name extends keyof Row ? Extract<Row[Name], string> : '';
/** The node is there when a guard judges it. */
type NodeOf<T, Row> = NonNullable<ValueAt<T, PathOf<Row, 'on'>>>;
type RowMember = 'on' | 'when' | 'at' | 'as' | 'must' | 'say' | 'cite' | 'uncited';

/** What the compiler demands of a row beyond its form: paths that lead somewhere, and a guard made for the node. */
type CheckedRow<T, Row> = {
  readonly on?: PathFrom<T, PathOf<Row, 'on'>>;
  readonly at?: PathFrom<NodeOf<T, Row>, PathOf<Row, 'at'>>;
  readonly when?: Guard<NodeOf<T, Row>>;
} & { readonly [Other in Exclude<keyof Row, RowMember>]: never };

/**
 * Rules as rows: the key is the code within the family, so that a doubled code does not compile. Nor does a path that leads
 * nowhere in the type, or a guard made for another node than the one `on` leads to.
 */
export function defineRules<
  Type extends { readonly named: NamedType | undefined },
  const Rows extends Readonly<Record<string, RuleRow>>,
>(
  type: Type,
  family: string,
  rows: Rows & { readonly [Key in keyof Rows]: CheckedRow<TypeOf<Type>, Rows[Key]> },
  options: RuleSetOptions<TypeOf<Type>> = {},
): RuleSet {
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
