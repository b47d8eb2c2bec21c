import { describe, expect, it } from 'vitest';
import type { Step } from '../../engine/core/rules/compile.ts';
import { EACH, ruleCode, stepsOf } from '../../engine/core/rules/compile.ts';
import type { TypeRules } from '../../engine/core/rules/define-rules.ts';
import type { AnyKind } from '../../engine/core/schema/kind.ts';
import { isObjectType } from '../../engine/core/schema/object-type.ts';
import type { Json } from '../../engine/index.ts';
import type { RuleBench, RuleContext } from './rule-bench.ts';

/** A pair of documents, or parts of documents, of which a rule rejects one. */
export interface RuleCase extends RuleContext {
  readonly type: AnyKind;
  /** The rule judges it and finds no fault. Faults of other codes do not count. */
  readonly accepts?: Json;
  /** In place of `accepts`: the rule does not judge it, because of its guard or its path. */
  readonly spares?: Json;
  readonly rejects: Json;
  /** Path of the fault in what is rejected. */
  readonly at: string;
  /** Context of the rejected document, if the context makes the difference. */
  readonly rejectedIn?: RuleContext;
}

/** By full code, so that each rule has all its cases in one place. */
export type RuleCases = Readonly<Record<string, RuleCase | readonly RuleCase[]>>;

/** Codes of the sets, each once, sorted. */
export function codesOf(rules: readonly TypeRules[]): readonly string[] {
  return [...new Set(rules.flatMap((set) => Object.keys(set.rows).map((key) => ruleCode(set, key))))].sort();
}

/** Codes of the rules that are judged; rules guaranteed by reading cannot be broken. */
export function judgedCodesOf(rules: readonly TypeRules[]): readonly string[] {
  return codesOf(
    rules.map((set) => ({
      ...set,
      rows: Object.fromEntries(Object.entries(set.rows).filter(([, row]) => !row.must.settled)),
    })),
  );
}

export function casesOf(cases: RuleCases): readonly (RuleCase & { readonly code: string })[] {
  return Object.entries(cases).flatMap(([code, given]) => asList(given).map((entry) => ({ ...entry, code })));
}

function asList(given: RuleCase | readonly RuleCase[]): readonly RuleCase[] {
  return Array.isArray(given) ? (given as readonly RuleCase[]) : [given as RuleCase];
}

/** Paths of rows, with their codes, to members that the type does not have. */
export function strayPathsOf(rules: readonly TypeRules[]): readonly string[] {
  return rules.flatMap(({ type, family, own, rows }) =>
    Object.entries(rows).flatMap(([key, { on, at }]) => {
      const steps = [...stepsOf(on), ...stepsOf(at)];
      return isObjectType(type) && !leadsSomewhere(type, steps)
        ? [`${ruleCode({ family, own }, key)} ${on ?? ''} ${at ?? ''}`]
        : [];
    }),
  );
}

function leadsSomewhere(from: AnyKind, steps: readonly Step[]): boolean {
  let kind: AnyKind | undefined = from;
  for (const step of steps) {
    if (kind === undefined) return false;
    if (step === EACH) kind = kind.shape === 'list' ? kind.entry : undefined;
    else if (isObjectType(kind)) kind = kind.members.find(({ name }) => name === step)?.field.kind;
    else kind = kind.shape === 'map' ? kind.entry : undefined;
  }
  return kind !== undefined;
}

/** Tests that every rule of the bench accepts and rejects as its cases say, and that no rule lacks a case. */
export function describeRules(title: string, bench: RuleBench, cases: RuleCases): void {
  describe(title, () => {
    it('has a case for every rule that can be broken, and no others', () => {
      expect(Object.keys(cases).sort()).toEqual(judgedCodesOf(bench.rules));
    });

    it('looks at members that the types have', () => {
      expect(strayPathsOf(bench.rules)).toEqual([]);
    });

    it('has a case for every rule in which it was judged and held', () => {
      const judged = casesOf(cases).flatMap(({ code, accepts }) => (accepts === undefined ? [] : [code]));
      expect(Object.keys(cases).filter((code) => !judged.includes(code))).toEqual([]);
    });

    it.each(casesOf(cases))('$code accepts or spares, and rejects ($at)', (entry) => {
      const { type, accepts, spares } = entry;
      expect([accepts, spares]).toContain(undefined);
      const passed = accepts ?? spares ?? null;
      expect(bench.judge(type, passed, entry).filter(({ code }) => code === entry.code)).toEqual([]);
      expect(bench.judgedIn(type, passed, entry).has(entry.code), 'is judged').toBe(accepts !== undefined);
      const rejected = bench.judge(entry.type, entry.rejects, entry.rejectedIn ?? entry);
      expect(rejected).toContainEqual({ code: entry.code, path: entry.at });
    });
  });
}

/** The case with its accepted document as one that the rule does not judge. */
export function spared({ accepts, ...entry }: RuleCase): RuleCase {
  return accepts === undefined ? entry : { ...entry, spares: accepts };
}
