import type { MessageValues } from '../../engine/index.ts';
import type { LevelsInForce } from '../rule-sets/acceptance.ts';
import type { Level } from '../rule-sets/level.ts';
import type { Choice } from '../rules/faults/choice.ts';
import type { StructureFix } from '../structure/structure-fault.ts';

/** A broken rule, at one occurrence. Its words and places are made when one of them is first read. */
export interface Verdict {
  readonly rule: string;
  /** The rule set and its release. */
  readonly set: string;
  readonly release: string;
  /** Its level: that of the receiver if it has one for this rule and document, otherwise the flag of the set. */
  readonly severity: Level;
  /** The flag of the set, where a receiver's level replaces it. */
  readonly flag?: Level;
  /** Whose level it is. */
  readonly level_by?: LevelsInForce['by'];
  /** The number of its document from 1, in a file with several; none if it is not about one of them. */
  readonly document?: number;
  readonly description: string;
  /** Code and values of the description, if it differs from the code of the rule. */
  readonly phrase?: string;
  readonly values?: MessageValues;
  /** Terms the rule speaks of. */
  readonly terms: readonly string[];
  /** Places in the XML, as paths. */
  readonly places: readonly string[];
  /** Places in the document, as JSON paths. */
  readonly properties: readonly string[];
  /** The judged values, as written. What has no term has the name of its element, or `@` and that of its attribute. */
  readonly found: readonly { readonly term: string; readonly text: string }[];
  /** The right figure, if the rule can compute it. */
  readonly right?: string;
  /** A fix, if the schema allows one. */
  readonly fix?: StructureFix;
  /** The rule whose fault causes this one. */
  readonly follows?: string;
  /** Ways to fix it, from which the author chooses. */
  readonly choices?: readonly Choice[];
}
