import type { TermRule } from '../../en16931/rules/rule.ts';
import { denmarkRules } from './denmark.ts';
import { germanyRules } from './germany.ts';
import { greeceRules } from './greece.ts';
import { icelandRules } from './iceland.ts';
import { italyRules } from './italy.ts';
import { netherlandsRules } from './netherlands.ts';
import { norwayRules } from './norway.ts';
import { RULE_COUNTRIES, type ByRuleCountry } from './rule-countries.ts';
import { swedenRules } from './sweden.ts';

const RULES: ByRuleCountry<'ubl', readonly TermRule[]> = {
  NO: norwayRules,
  DK: denmarkRules,
  IT: italyRules,
  SE: swedenRules,
  GR: greeceRules,
  IS: icelandRules,
  NL: netherlandsRules,
  DE: germanyRules,
};

/** National rules, in UBL. */
export const countryRules: readonly TermRule[] = RULE_COUNTRIES.ubl.flatMap((country) => RULES[country]);
