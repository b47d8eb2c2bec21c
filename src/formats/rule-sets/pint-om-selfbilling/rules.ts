import type { TermRule } from '../../en16931/rules/rule.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { at, begins, missingIsWrong, rows } from '../../rules/kit/verbs.ts';
import { specification } from '../../rules/shared/pint/national-rows.ts';
import { OM_ROWS } from '../../rules/shared/pint/om/rows.ts';

/** Rules of PINT Oman on self-billed invoices. */
export const PINT_OM_SELFBILLING_RULES: readonly TermRule[] = rulesOf(
  rows(
    specification('ALIGNED-IBRP-001-OM', 'urn:peppol:pint:selfbilling-1@om-1'),
    at(
      { ubl: '/' },
      begins('ALIGNED-IBRP-002-OM', 'ProfileID', 'urn:peppol:bis:selfbilling', missingIsWrong, { terms: ['BT-23'] }),
    ),
    OM_ROWS,
  ),
);
