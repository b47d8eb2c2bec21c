import type { Message } from '../../engine/index.ts';
import { described } from '../../engine/values.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import { schematronMessages } from './messages.ts';

/** The verdict on a rule that was not run. */
export const RULE_NOT_RUN = 'ASSAY-RULE-NOT-RUN';

/** A validator stops at a rule that it cannot evaluate. A document must never pass because a rule was not run. */
export const notRun = (file: string, places: readonly string[], message: Message): Verdict => ({
  ...byFile(file),
  rule: RULE_NOT_RUN,
  severity: 'error',
  ...described(message),
  places,
});

export const byFile = (set: string) => ({ set, release: 'file', terms: [], properties: [], found: [] });

/** The verdicts if no rule was run, because they take too long or for another reason. */
export const noneRun = (file: string, rules: readonly string[], why?: string): readonly Verdict[] =>
  rules.map((rule) =>
    notRun(file, [], schematronMessages.notWorkedOut({ rule, description: why ?? schematronMessages.tooLong })),
  );
