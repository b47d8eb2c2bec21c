import type { TermRule } from '../../en16931/rules/rule.ts';
import { bindingRules } from './binding-rules.ts';
import { needRules } from './need-rules.ts';
import { noteRules } from './note-rules.ts';
import { ownRules } from './own-rules.ts';
import { sumRules } from './sum-rules.ts';
import { taxRules } from './tax-rules.ts';
import { textRules } from './text-rules.ts';

/**
 * Rules of CIUS-PT: EN 16931 in an earlier form, and the Portuguese rules.
 *
 * Source: release 2.1.1 of eSPap, read 2026-11-26.
 */
export const CIUS_PT_RULES: readonly TermRule[] = [
  ...needRules,
  ...ownRules,
  ...taxRules,
  ...sumRules,
  ...textRules,
  ...noteRules,
  ...bindingRules,
];
