import { ruleCode } from '../../engine/core/rules/compile.ts';
import type { RuleRow, TypeRules } from '../../engine/core/rules/define-rules.ts';
import { taxKnowledge } from '../../engine/core/tax/knowledge.ts';
import type { Codes } from './statement.ts';

const scope = {
  root: {},
  document: {},
  regime: '',
  addons: [],
  knowledge: taxKnowledge({ regimes: [], addons: [], extensions: [] }),
};

/** The codes that each rule with a list of codes accepts, by its code. `key: ` precedes the codes of an extension. */
export type Choices = Readonly<Record<string, Codes>>;

/** Rules with a list of accepted codes. */
export function choosingRules(rules: readonly TypeRules[]): readonly string[] {
  return rulesByCode(rules).flatMap(([code, row]) => (row.must.expected?.kind === 'oneOf' ? [code] : []));
}

export function rulesByCode(rules: readonly TypeRules[]): readonly (readonly [code: string, row: RuleRow])[] {
  return rules.flatMap((set) => Object.entries(set.rows).map(([key, row]) => [ruleCode(set, key), row] as const));
}

/** How a rule differs from the stated codes: a stated one that it refuses, or another that it accepts. */
export function wrongChoices(rules: readonly TypeRules[], code: string, stated: Codes): readonly string[] {
  const row = rulesByCode(rules).find(([name]) => name === code)?.[1];
  if (!row) return [`there is no rule ${code}`];
  const words = stated.trim().split(/\s+/);
  const key = words[0]?.endsWith(':') ? words[0].slice(0, -1) : undefined;
  const codes = key === undefined ? words : words.slice(1);
  const passes = (value: string) => row.must.holds(key === undefined ? value : { [key]: value }, scope);
  const expected = row.must.expected;
  const others = expected?.kind === 'oneOf' ? expected.values.filter((value) => !codes.includes(value)) : [];
  return [
    ...codes.filter((value) => !passes(value)).map((value) => `${value} does not pass`),
    ...[...others, `${codes[0] ?? ''}~`].filter(passes).map((value) => `${value} passes`),
  ];
}
