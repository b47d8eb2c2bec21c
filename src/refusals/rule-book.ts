import type { MessageValues } from '../engine/index.ts';

/** One of our rules, for answers that name rules. */
export interface NamedRule {
  readonly code: string;
  /** What holds in a right document. */
  readonly description: string;
  readonly severity: 'error' | 'warning' | 'information';
  /** Phrase of the description and its values; the code of the rule if there is none. */
  readonly phrase?: string;
  readonly values?: MessageValues;
  /** Key of its rule set, which tells who answers with it. */
  readonly set?: string;
  /** Codes of the rules that the code names together, if it is the beginning of several. */
  readonly members?: readonly string[];
}

/** Finds one of our rules by code, first in the named rule sets. */
export type RuleBook = (code: string, sets?: readonly string[]) => NamedRule | undefined;
