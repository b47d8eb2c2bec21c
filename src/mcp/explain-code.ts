import type { Engine, Outcome } from '../engine/index.ts';
import { success } from '../engine/values.ts';
import { RULE_SETS } from '../formats/rule-sets/standard.ts';
import { ownCodes } from '../language/knowledge/own-codes.ts';
import { namesOn, notThere, SHELVES } from './lookup.ts';
import { wordsIn } from '../engine/values.ts';

/** Explains any code: a rule of the engine, a rule of an XML format, or one of our own codes without a rule. */
export function explainCode(code: string, engine: Engine): Outcome<object> {
  const name = code.trim().toUpperCase();
  const own = ownCodes.get(name);
  const found =
    SHELVES.rules.find(engine.catalogue, name) ??
    formatRules(name) ??
    (own && { code: name, means: own.tells, mend: own.mend });
  if (found) return success(found);
  return notThere('code', code, [...namesOn('rules', engine), ...ownCodes.keys(), ...formatCodes()]);
}

/** The rules of formats with a code. Several sets may share a rule, or have different rules with one code. */
function formatRules(name: string): object | undefined {
  const rules: FormatRule[] = [];
  for (const { rule, set } of rulesByName().get(name) ?? []) {
    const same = rules.find(({ description }) => description === wordsIn(rule.say));
    if (same) same.of += `, ${set.name}`;
    else rules.push(formatRule(rule, set));
  }
  return rules.length > 0 ? { rules } : undefined;
}

type RuleOfSet = {
  readonly set: (typeof RULE_SETS)[number];
  readonly rule: (typeof RULE_SETS)[number]['rules'][number];
};

let index: ReadonlyMap<string, readonly RuleOfSet[]> | undefined;

/** The rules of all sets by their code in capitals; made when a code is first asked for. */
function rulesByName(): ReadonlyMap<string, readonly RuleOfSet[]> {
  if (index) return index;
  const byName = new Map<string, RuleOfSet[]>();
  for (const set of RULE_SETS) {
    for (const rule of set.rules) {
      const name = rule.code.toUpperCase();
      const known = byName.get(name);
      if (known) known.push({ set, rule });
      else byName.set(name, [{ set, rule }]);
    }
  }
  return (index = byName);
}

interface FormatRule {
  readonly code: string;
  /** Names of the sets that have it. */
  of: string;
  readonly severity: string;
  readonly description: string;
  readonly terms: readonly string[];
  readonly formats: readonly string[];
}

function formatRule(rule: RuleOfSet['rule'], { name }: RuleOfSet['set']): FormatRule {
  return {
    code: rule.code,
    of: name,
    severity: rule.severity,
    description: wordsIn(rule.say),
    terms: rule.terms,
    formats: (['ubl', 'cii'] as const).filter((syntax) => rule[syntax]),
  };
}

function formatCodes(): readonly string[] {
  return [...new Set(RULE_SETS.flatMap(({ rules }) => rules.map(({ code }) => code)))];
}
