import type { Embedded } from '../schema/embedded.ts';
import { byCodePoint } from '../text/code-points.ts';
import type { AnyKind } from '../schema/kind.ts';
import type { Checker, CompiledRule, RulePlan, Step } from './compile.ts';
import { EACH } from './compile.ts';
import type { RuleScope } from './constraint.ts';

/** One broken rule at one place. */
export interface Violation {
  readonly rule: CompiledRule;
  readonly path: string;
  readonly value: unknown;
}

/** How often a rule was judged and broken. */
export interface RuleCount {
  applied: number;
  failed: number;
}

/** Most places listed per rule; a document may break it a hundred thousand times. */
export const MOST_PLACES = 1000;

/**
 * Judges a document by the rules of its context in one walk from the root, members in JSON order. With `counts` it
 * records which rules were judged; with `beyond` it returns at most {@link MOST_PLACES} violations per code, and counts
 * the others.
 */
export function findViolations(
  kind: AnyKind,
  value: unknown,
  plan: RulePlan,
  scope: RuleScope,
  counts?: Map<CompiledRule, RuleCount>,
  beyond?: Map<string, number>,
): readonly Violation[] {
  const checker = plan.checkerOf(kind);
  if (!checker || value === undefined) return [];
  const walk = new Walk(plan, scope, counts, beyond);
  walk.value(value, checker);
  return walk.violations;
}

class Walk {
  readonly violations: Violation[] = [];
  readonly #plan: RulePlan;
  readonly #scope: RuleScope;
  readonly #counts: Map<CompiledRule, RuleCount> | undefined;
  readonly #beyond: Map<string, number> | undefined;
  readonly #named = new Map<string, number>();
  readonly #segments: (string | number)[] = [];

  constructor(
    plan: RulePlan,
    scope: RuleScope,
    counts: Map<CompiledRule, RuleCount> | undefined,
    beyond: Map<string, number> | undefined,
  ) {
    this.#plan = plan;
    this.#scope = scope;
    this.#counts = counts;
    this.#beyond = beyond;
  }

  value(value: unknown, checker: Checker): void {
    const rules = checker.rules;
    for (let i = 0; i < rules.length; i++) {
      const rule = rules[i] as Checker['rules'][number];
      if (!this.#holdsDirectly(rule, value)) this.#rule(rule, value);
    }
    switch (checker.shape) {
      case 'object': {
        const record = value as Record<string, unknown>;
        const members = checker.members;
        for (let i = 0; i < members.length; i++) {
          const member = members[i] as Checker['members'][number];
          const item = record[member.name];
          if (item === undefined) continue;
          this.#segments.push(member.name);
          this.value(item, member.checker);
          this.#segments.pop();
        }
        return;
      }
      case 'list':
        if (checker.entry) this.#list(value as readonly unknown[], checker.entry);
        return;
      case 'map':
        this.#map(value as Readonly<Record<string, unknown>>, checker);
        return;
      case 'embedded':
        this.#embedded(value as Embedded);
    }
  }

  #list(entries: readonly unknown[], entry: Checker): void {
    const values = this.#asWritten(entries);
    for (let i = 0; i < values.length; i++) {
      if (values[i] === undefined) continue;
      this.#segments.push(i);
      this.value(values[i], entry);
      this.#segments.pop();
    }
  }

  /** The entries at their original indexes; a null is an absent value. */
  #asWritten(entries: readonly unknown[]): readonly unknown[] {
    return this.#scope.gaps?.get(entries) ?? entries;
  }

  #map(values: Readonly<Record<string, unknown>>, checker: Checker): void {
    for (const name of Object.keys(values).sort(byCodePoint)) {
      this.#segments.push(name);
      if (checker.keys) this.value(name, checker.keys);
      if (checker.entry) this.value(values[name], checker.entry);
      this.#segments.pop();
    }
  }

  #embedded(value: Embedded): void {
    const checker = value.type && this.#plan.checkerOf(value.type);
    if (checker) this.value(value.content, checker);
  }

  /** Most rules look at one member and hold, so they need no steps. */
  #holdsDirectly(rule: Checker['rules'][number], value: unknown): boolean {
    if (!('member' in rule) || rule.member === undefined || this.#counts) return false;
    const judged = rule.member === '' ? value : (value as Record<string, unknown>)[rule.member];
    return rule.constraint.holds(judged, this.#scope);
  }

  #rule(rule: Checker['rules'][number], value: unknown): void {
    if ('rulesFor' in rule) {
      const asked = (value as Record<string, unknown>)[rule.asked];
      for (const inner of rule.rulesFor.get(asked) ?? []) this.#rule(inner, value);
      return;
    }
    if (rule.setGuard && !rule.setGuard.holds(value, this.#scope)) return;
    if ('rules' in rule) {
      for (const otherRule of rule.rules()) this.#rule(otherRule, value);
      return;
    }
    this.#descend(rule, value, rule.on, 0, true);
  }

  /** Follows `steps` and passes every value at their end to the guard (`toNode`) or to the constraint. */
  #descend(rule: CompiledRule, value: unknown, steps: readonly Step[], from: number, toNode: boolean): void {
    if (from === steps.length) {
      if (toNode) this.#node(rule, value);
      else this.#constraint(rule, value);
      return;
    }
    if (value === undefined) return;
    const step = steps[from] as Step;
    if (step === EACH) {
      const values = this.#asWritten(value as readonly unknown[]);
      for (let i = 0; i < values.length; i++) {
        this.#segments.push(i);
        this.#descend(rule, values[i], steps, from + 1, toNode);
        this.#segments.pop();
      }
      return;
    }
    this.#segments.push(step);
    this.#descend(rule, (value as Record<string, unknown>)[step], steps, from + 1, toNode);
    this.#segments.pop();
  }

  #node(rule: CompiledRule, node: unknown): void {
    if (rule.when && !rule.when.holds(node, this.#scope)) return;
    this.#descend(rule, node, rule.at, 0, false);
  }

  #constraint(rule: CompiledRule, value: unknown): void {
    const holds = rule.constraint.holds(value, this.#scope);
    if (this.#counts) {
      const count = this.#counts.get(rule) ?? { applied: 0, failed: 0 };
      count.applied++;
      if (!holds) count.failed++;
      this.#counts.set(rule, count);
    }
    if (!holds) this.#violated(rule, value);
  }

  #violated(rule: CompiledRule, value: unknown): void {
    const { code } = rule;
    if (this.#beyond) {
      const named = this.#named.get(code) ?? 0;
      if (named === MOST_PLACES) {
        this.#beyond.set(code, (this.#beyond.get(code) ?? 0) + 1);
        return;
      }
      this.#named.set(code, named + 1);
    }
    this.violations.push({ rule, path: this.#path(rule), value });
  }

  #path(rule: CompiledRule): string {
    const end = this.#segments.length - (rule.as === undefined ? 0 : rule.at.length);
    let path = '$';
    for (let i = 0; i < end; i++) {
      const segment = this.#segments[i] as string | number;
      path += typeof segment === 'number' ? `[${segment}]` : `.${segment}`;
    }
    return rule.as === undefined ? path : `${path}.${rule.as}`;
  }
}
