import type { RulePart, RuleSetDefinition } from './definition.ts';
import { RULE_SET_CARDS } from './definitions.ts';
import { ruleSetsFor, type Judging, type RuleSet } from './rule-set.ts';

const DEFINITIONS: readonly RuleSetDefinition[] = RULE_SET_CARDS;

function isAsked({ syntax, countries }: RulePart, judging: Judging): boolean {
  if (syntax && syntax !== judging.syntax) return false;
  return !countries || !judging.countries || countries.some((country) => judging.countries?.includes(country));
}

/** The sets an invoice is judged by, with the rules for its syntax. Rejects when code cannot be fetched; asking again tries again. */
export async function fetchRuleSets(judging: Judging): Promise<readonly RuleSet[]> {
  return Promise.all(
    ruleSetsFor(DEFINITIONS, judging).map(async ({ parts, ...card }) => {
      const asked = parts.filter((part) => isAsked(part, judging));
      const [rules, structures] = await Promise.all([
        Promise.all(asked.map(async ({ load }) => load())),
        Promise.all(asked.flatMap(({ structure }) => (structure ? [structure()] : []))),
      ]);
      return { ...card, rules: rules.flat(), ...(structures.length > 0 && { structures }) };
    }),
  );
}

/**
 * Fetches the code of the rules that invoices of many countries are judged by, whatever will be judged. Settles whether or not it
 * came. Sets of one country wait until a document asks for them.
 */
export async function fetchRulesAhead(): Promise<void> {
  const parts = DEFINITIONS.flatMap(({ ahead, parts: ofSet }) => (ahead ? ofSet : []));
  await Promise.allSettled(parts.flatMap(({ load, structure }) => [load(), structure?.()]));
}
