import type { TermRule } from '../../en16931/rules/rule.ts';
import { PEPPOL_BASE_ROWS } from '../../peppol/ubl-base-rows.ts';
import { adjustmentAmount, lineAmount } from '../../peppol/ubl-sums.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { byElement, shared, warns } from '../../rules/kit/verbs.ts';
import { named } from './peppol-ids.ts';
import { slackOfCurrency } from './slack.ts';

/** Peppol's rules in XRechnung for UBL, all errors except one. Sums are checked with XRechnung's tolerance. */
export const xrechnungUblRules: readonly TermRule[] = rulesOf([
  ...shared(
    PEPPOL_BASE_ROWS,
    named('R008 R001 R053 R054 R055 R005 R010 R020 R041 R042 R043 R061 R110 R111 R121 R101 R044 R046 R130'),
  ),
  ...shared(PEPPOL_BASE_ROWS, named('R040'), byElement(adjustmentAmount(slackOfCurrency))),
  ...shared(PEPPOL_BASE_ROWS, named('R120'), byElement(lineAmount(slackOfCurrency)), warns),
]);
