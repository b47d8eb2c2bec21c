import type { TermRule } from '../../en16931/rules/rule.ts';
import { joinedRulesOf } from '../../rules/kit/compile.ts';
import { rows } from '../../rules/kit/verbs.ts';
import { AUNZ_EN16931_RULES, AUNZ_ROWS } from '../../rules/shared/pint/aunz-rows.ts';
import { businessProcess, specification } from '../../rules/shared/pint/national-rows.ts';

/** Rules of PINT A-NZ on invoices. */
const ROWS = rows(
  specification('aligned-ibrp-001-aunz', 'urn:peppol:pint:billing-1@aunz-1'),
  businessProcess('aligned-ibrp-002', 'urn:peppol:bis:billing'),
  AUNZ_ROWS,
);

export const PINT_AUNZ_RULES: readonly TermRule[] = [...joinedRulesOf(ROWS), ...AUNZ_EN16931_RULES];
