import type { TermRule } from '../../en16931/rules/rule.ts';
import { PINT_JP_RULES } from '../pint-jp/rules.ts';
import { businessProcess, specification } from '../../rules/shared/functions/national.ts';

/** Rules on invoices alone. */
const OF_INVOICES: readonly string[] = ['aligned-ibrp-001-jp', 'aligned-ibrp-002-jp', 'aligned-ibrp-cl-02-jp'];

/** Rules of PINT Japan on self-billed invoices of registered sellers. */
export const PINT_JP_SELFBILLING_RULES: readonly TermRule[] = [
  specification('aligned-ibrp-001-jp-sb', 'urn:peppol:pint:selfbilling-1@jp-1'),
  businessProcess('aligned-ibrp-002-jp-sb', 'urn:peppol:bis:selfbilling'),
  ...PINT_JP_RULES.filter(({ code }) => !OF_INVOICES.includes(code)),
];
