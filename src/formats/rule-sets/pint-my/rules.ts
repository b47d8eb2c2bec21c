import type { TermRule } from '../../en16931/rules/rule.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { rows } from '../../rules/kit/verbs.ts';
import { MY_ROWS } from '../../rules/shared/pint/my-rows.ts';
import { businessProcess, specification } from '../../rules/shared/pint/national-rows.ts';

/** Rules of PINT Malaysia on invoices. */
export const PINT_MY_RULES: readonly TermRule[] = rulesOf(
  rows(
    specification('aligned-ibrp-001-my', 'urn:peppol:pint:billing-1@my-1'),
    businessProcess('aligned-ibrp-002', 'urn:peppol:bis:billing'),
    MY_ROWS,
  ),
);
