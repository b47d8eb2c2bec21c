import type { Json } from '../../engine/index.ts';
import type { Judging } from '../../formats/rule-sets/rule-set.ts';

/** What hosts that fetch their parts must fetch before an import or export. */
export interface FormatNeeds {
  /** Names the regimes and addons. */
  readonly document: Json;
  /** Tells the rule sets; undefined when nothing will be judged. */
  readonly judging?: Judging;
}
