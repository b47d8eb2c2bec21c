import type { TermRule } from '../../en16931/rules/rule.ts';
import { denmarkCiiRules } from './cii-denmark.ts';
import { italyCiiRules } from './cii-italy.ts';
import { netherlandsCiiRules } from './cii-netherlands.ts';
import { norwayCiiRules } from './cii-norway.ts';
import { swedenCiiRules } from './cii-sweden.ts';

/** National rules, in CII. */
export const ciiCountryRules: readonly TermRule[] = [
  ...norwayCiiRules,
  ...italyCiiRules,
  ...denmarkCiiRules,
  ...swedenCiiRules,
  ...netherlandsCiiRules,
];
