import { ByType, isSameType } from '../schema/by-type.ts';
import type { AnyKind } from '../schema/kind.ts';
import { isObjectType } from '../schema/object-type.ts';
import type { Citation } from './citation.ts';
import { citationsOf } from './citation.ts';
import type { DeferredRules, TypeRules } from './define-rules.ts';
import type { Constraint, Guard } from './constraint.ts';

/** A step down the document: a member name, or every entry of a list. */
export type Step = string | typeof EACH;
export const EACH = Symbol('each entry');

export interface CompiledRule {
  readonly code: string;
  readonly setGuard: Guard<never> | undefined;
  readonly on: readonly Step[];
  readonly when: Guard<never> | undefined;
  readonly at: readonly Step[];
  /** For a rule without guards and lists: the only member that it judges, or `''` for the value itself. */
  readonly member: string | undefined;
  /** Member named in the path in place of `at`. */
  readonly as: string | undefined;
  readonly constraint: Constraint;
  readonly say: string;
  readonly cite: readonly Citation[];
}

/** Rules compiled when a value first meets their guard. */
export interface RulesToCome {
  readonly setGuard: Guard<never>;
  readonly rules: () => readonly CompiledRule[];
}

/** Rules whose guards ask for values of one member, such as the country of a tax number: few of them apply. */
export interface RulesByValue {
  readonly asked: string;
  readonly rulesFor: ReadonlyMap<unknown, readonly (CompiledRule | RulesToCome)[]>;
}

/** The rules at and below a value of one kind. */
export interface Checker {
  readonly rules: readonly (CompiledRule | RulesToCome | RulesByValue)[];
  /** Members of an object with rules below. */
  readonly members: readonly { readonly name: string; readonly checker: Checker }[];
  /** Entries of a list or map. */
  readonly entry: Checker | undefined;
  readonly keys: Checker | undefined;
  readonly shape: AnyKind['shape'];
}

/** All rules of one context (regime and addons), by type, compiled on first use of a type. */
export class RulePlan {
  readonly #rules = new ByType<Checker['rules']>();
  readonly #checkers = new Map<unknown, Checker | undefined>();

  constructor(sets: readonly (TypeRules | DeferredRules)[]) {
    const replaced = new Set(sets.flatMap((set) => ('sets' in set ? [] : set.replaces)));
    const judged = (set: TypeRules) =>
      compileSet(set).filter(({ constraint, code }) => !constraint.settled && !replaced.has(code));
    const byType = new ByType<(CompiledRule | RulesToCome)[]>();
    for (const set of sets) {
      const rules = byType.get(set.type) ?? [];
      if ('sets' in set) rules.push(toCome(set, judged));
      else rules.push(...judged(set));
      byType.set(set.type, rules);
    }
    for (const [type, rules] of byType) this.#rules.set(type, groupedByValue(rules));
  }

  /** Undefined if there is no rule at the kind or anywhere below. */
  checkerOf(kind: AnyKind): Checker | undefined {
    const id = kind.named ?? kind;
    if (this.#checkers.has(id)) return this.#checkers.get(id);
    const members: { name: string; checker: Checker }[] = [];
    const checker = {
      rules: kind.named ? (this.#rules.get(kind.named) ?? []) : [],
      members,
      entry: undefined as Checker | undefined,
      keys: undefined as Checker | undefined,
      shape: kind.shape,
    };
    // Stored before its parts are compiled, so that a type may contain itself.
    this.#checkers.set(id, checker);
    if (isObjectType(kind)) {
      for (const { name, field } of kind.members) {
        const inner = this.checkerOf(field.kind);
        if (inner) members.push({ name, checker: inner });
      }
    }
    if (kind.entry) checker.entry = this.checkerOf(kind.entry);
    if (kind.keys) checker.keys = this.checkerOf(kind.keys);
    const idle =
      checker.rules.length === 0 &&
      members.length === 0 &&
      !checker.entry &&
      !checker.keys &&
      kind.shape !== 'embedded';
    if (!idle) return checker;
    this.#checkers.set(id, undefined);
    return undefined;
  }
}

function toCome({ type, when, sets }: DeferredRules, judged: (set: TypeRules) => readonly CompiledRule[]): RulesToCome {
  let rules: readonly CompiledRule[] | undefined;
  const onType = (set: TypeRules) => (isSameType(set.type, type) ? judged(set) : []);
  return { setGuard: when, rules: () => (rules ??= sets().flatMap(onType)) };
}

/** The rules in their order; neighbours whose guards ask for the same member form a group. */
function groupedByValue(rules: readonly (CompiledRule | RulesToCome)[]): Checker['rules'] {
  const grouped: Checker['rules'][number][] = [];
  let asked: string | undefined;
  let rulesFor = new Map<unknown, (CompiledRule | RulesToCome)[]>();
  for (const rule of rules) {
    const asks = rule.setGuard?.asks;
    if (!asks) grouped.push(rule);
    else if (asks.member !== asked) {
      rulesFor = new Map();
      grouped.push({ asked: asks.member, rulesFor });
    }
    asked = asks?.member;
    for (const value of asks?.values ?? []) {
      const others = rulesFor.get(value);
      if (others) others.push(rule);
      else rulesFor.set(value, [rule]);
    }
  }
  return grouped;
}

/** Sets are definitions, compiled once for all plans. */
const compiled = new WeakMap<TypeRules, readonly CompiledRule[]>();

export function compileSet(set: TypeRules): readonly CompiledRule[] {
  let rules = compiled.get(set);
  if (!rules) compiled.set(set, (rules = compileRows(set)));
  return rules;
}

function compileRows(set: TypeRules): readonly CompiledRule[] {
  return Object.entries(set.rows).map(([key, row]) => {
    const [on, at] = [stepsOf(row.on), stepsOf(row.at)];
    return {
      code: ruleCode(set, key),
      setGuard: set.when,
      on,
      when: row.when,
      at,
      member: set.when || row.when ? undefined : onlyMember([...on, ...at]),
      as: row.as,
      constraint: row.must,
      say: row.say,
      cite: citationsOf(row),
    };
  });
}

function onlyMember([step = '', ...others]: readonly Step[]): string | undefined {
  return step === EACH || others.length > 0 ? undefined : step;
}

/** `GOBL-` is the format's own namespace; rules outside the format do not use it. */
export function ruleCode({ family, own }: Pick<TypeRules, 'family' | 'own'>, key: string): string {
  return `${own ? 'ASSAY' : 'GOBL'}-${family}-${key}`;
}

/** `lines[].item.price` → lines, each, item, price. */
export function stepsOf(path: string | undefined): readonly Step[] {
  if (!path) return [];
  return path.split('.').flatMap((part): Step[] => {
    const depth = part.match(/\[\]/g)?.length ?? 0;
    const name = part.replaceAll('[]', '');
    return [...(name ? [name] : []), ...new Array<Step>(depth).fill(EACH)];
  });
}
