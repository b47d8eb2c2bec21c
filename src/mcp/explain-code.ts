import type { Engine, Outcome } from '../engine/index.ts';
import { success } from '../engine/values.ts';
import { RULE_SETS } from '../formats/rule-sets/standard.ts';
import { ownCodes } from '../language/knowledge/own-codes.ts';
import { namesOn, notThere, SHELVES } from './lookup.ts';

/**
 * What stands behind any code there is: a rule of the engine, a rule of an XML format, or one of our own codes, which no rule stands
 * behind.
 */
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

/** The rules of formats by a code; several sets may judge by the same one. */
function formatRules(name: string): object | undefined {
  const rules = RULE_SETS.flatMap((set) =>
    set.rules
      .filter((rule) => rule.code.toUpperCase() === name)
      .map((rule) => ({
        code: rule.code,
        of: set.name,
        severity: rule.severity,
        description: rule.say,
        terms: rule.terms,
        formats: (['ubl', 'cii'] as const).filter((syntax) => rule[syntax]),
      })),
  );
  return rules.length > 0 ? { rules } : undefined;
}

function formatCodes(): readonly string[] {
  return RULE_SETS.flatMap(({ rules }) => rules.map(({ code }) => code));
}
