import type { Syntax } from '../../en16931/term-tree.ts';

/**
 * Countries with rules of their own in Peppol BIS Billing 3, in the order of the verdicts. The only list of them: the
 * rules at once and the rules on demand both go through it, and a country without rules in either does not compile.
 */
export const RULE_COUNTRIES = {
  ubl: ['NO', 'DK', 'IT', 'SE', 'GR', 'IS', 'NL', 'DE'],
  cii: ['NO', 'IT', 'DK', 'SE', 'NL'],
} as const satisfies Readonly<Record<Syntax, readonly string[]>>;

/** Something for each of these countries. */
export type ByRuleCountry<In extends Syntax, Value> = Readonly<Record<(typeof RULE_COUNTRIES)[In][number], Value>>;
