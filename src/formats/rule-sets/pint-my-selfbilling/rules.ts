import type { TermRule } from '../../en16931/rules/rule.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { rows } from '../../rules/kit/verbs.ts';
import { MY_ROWS } from '../../rules/shared/pint/my-rows.ts';
import { businessProcess, specification } from '../../rules/shared/pint/national-rows.ts';

/** Rules of PINT Malaysia on self-billed invoices. */
export const PINT_MY_SELFBILLING_RULES: readonly TermRule[] = rulesOf(
  rows(
    specification('aligned-ibrp-001-my', 'urn:peppol:pint:selfbilling-1@my-1'),
    businessProcess('aligned-ibrp-002', 'urn:peppol:bis:selfbilling'),
    MY_ROWS,
  ),
);
