import type { NamedType } from '../schema/kind.ts';
import type { Ground } from './citation.ts';
import type { Constraint, Guard } from './constraint.ts';

/**
 * One rule. `on` leads from the set's type to the nodes the rule is about (`lines[].item`; the value itself when left
 * out); `when` is judged on such a node; `at` leads from the node to the value judged. A missing node on the way means
 * there is nothing to judge; a missing value at the end is judged as undefined.
 */
export type RuleRow = RuleDemand & (Ground | TextGround);

interface RuleDemand {
  readonly on?: string;
  readonly when?: Guard;
  readonly at?: string;
  /** The member that faults name in place of `at`, when the value goes by another name inside the engine. */
  readonly as?: string;
  readonly must: Constraint;
  /** What must hold, in a sentence for the user. */
  readonly say: string;
}

/** Grounds as they were written before norms had a shape. */
interface TextGround {
  readonly cite?: string;
  readonly uncited?: never;
}

/** The rules of one family about one type. */
export interface RuleSet {
  readonly type: NamedType;
  /** Code of a rule is `GOBL-<family>-<key>`. */
  readonly family: string;
  /** Applies to every row. */
  readonly when?: Guard;
  readonly rows: Readonly<Record<string, RuleRow>>;
  /** Applies whatever the document's regime (tax identities, which carry their own country). */
  readonly everywhere: boolean;
  /** Full codes of rules of other sets that do not hold where this set does. */
  readonly replaces: readonly string[];
}

export interface RuleSetOptions {
  readonly when?: Guard;
  readonly everywhere?: boolean;
  readonly replaces?: readonly string[];
}

/** Rules as rows: the key is the code within the family, so that a doubled code does not compile. */
export function defineRules(
  type: { readonly named: NamedType | undefined },
  family: string,
  rows: Readonly<Record<string, RuleRow>>,
  options: RuleSetOptions = {},
): RuleSet {
  if (!type.named) throw new Error(`rules ${family} need a type with a name`);
  return {
    type: type.named,
    family,
    rows,
    everywhere: options.everywhere ?? false,
    replaces: options.replaces ?? [],
    ...(options.when ? { when: options.when } : {}),
  };
}
