import type { TermRule } from '../../en16931/rules/rule.ts';
import { denmarkCiiRules } from './cii-denmark.ts';
import { italyCiiRules } from './cii-italy.ts';
import { netherlandsCiiRules } from './cii-netherlands.ts';
import { norwayCiiRules } from './cii-norway.ts';
import { swedenCiiRules } from './cii-sweden.ts';
import { RULE_COUNTRIES, type ByRuleCountry } from './rule-countries.ts';

const RULES: ByRuleCountry<'cii', readonly TermRule[]> = {
  NO: norwayCiiRules,
  IT: italyCiiRules,
  DK: denmarkCiiRules,
  SE: swedenCiiRules,
  NL: netherlandsCiiRules,
};

/** National rules, in CII. */
export const ciiCountryRules: readonly TermRule[] = RULE_COUNTRIES.cii.flatMap((country) => RULES[country]);
