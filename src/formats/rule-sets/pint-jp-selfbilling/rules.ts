import type { TermRule } from '../../en16931/rules/rule.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { rows } from '../../rules/kit/verbs.ts';
import { JP_REGISTERED_ROWS } from '../../rules/shared/pint/jp-rows.ts';
import { businessProcess, specification } from '../../rules/shared/pint/national-rows.ts';

/** Rules of PINT Japan on self-billed invoices of registered sellers. */
export const PINT_JP_SELFBILLING_RULES: readonly TermRule[] = rulesOf(
  rows(
    specification('aligned-ibrp-001-jp-sb', 'urn:peppol:pint:selfbilling-1@jp-1'),
    businessProcess('aligned-ibrp-002-jp-sb', 'urn:peppol:bis:selfbilling'),
    JP_REGISTERED_ROWS,
  ),
);
