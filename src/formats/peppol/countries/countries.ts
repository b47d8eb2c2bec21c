import type { TermRule } from '../../en16931/rules/rule.ts';
import { denmarkRules } from './denmark.ts';
import { germanyRules } from './germany.ts';
import { greeceRules } from './greece.ts';
import { icelandRules } from './iceland.ts';
import { italyRules } from './italy.ts';
import { netherlandsRules } from './netherlands.ts';
import { norwayRules } from './norway.ts';
import { swedenRules } from './sweden.ts';

/** National rules, in UBL. */
export const countryRules: readonly TermRule[] = [
  ...norwayRules,
  ...denmarkRules,
  ...italyRules,
  ...swedenRules,
  ...greeceRules,
  ...icelandRules,
  ...netherlandsRules,
  ...germanyRules,
];
