import type { Syntax } from '../../en16931/term-tree.ts';

/**
 * Countries with national rules in Peppol BIS Billing 3, in the order of the verdicts. This is the only list of them:
 * all rules together and rules on demand both use it, and a country without rules in either does not compile.
 */
export const RULE_COUNTRIES = {
  ubl: ['NO', 'DK', 'IT', 'SE', 'GR', 'IS', 'NL', 'DE'],
  cii: ['NO', 'IT', 'DK', 'SE', 'NL'],
} as const satisfies Readonly<Record<Syntax, readonly string[]>>;

/** A value for each of these countries. */
export type ByRuleCountry<In extends Syntax, Value> = Readonly<Record<(typeof RULE_COUNTRIES)[In][number], Value>>;
