import type { Engine } from '../engine/index.ts';
import { listFormatRules } from '../formats/list-rules.ts';
import type { RuleCard } from '../contract/schemas/reference.ts';

/** Every rule of an engine and of the XML formats, sorted by code. */
export function allRules({ catalogue }: Engine): readonly RuleCard[] {
  return [...catalogue.rules(), ...listFormatRules()].sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
}

/** The rules of one code, in any case; none when nothing goes by it. */
export function rulesByCode({ catalogue }: Engine, code: string): readonly RuleCard[] {
  const name = code.toUpperCase();
  const own: readonly RuleCard[] = catalogue.rule(name);
  return own.length > 0 ? own : listFormatRules().filter((rule) => rule.code.toUpperCase() === name);
}
