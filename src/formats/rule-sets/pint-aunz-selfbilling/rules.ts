import type { TermRule } from '../../en16931/rules/rule.ts';
import { PINT_AUNZ_SHARED } from '../pint-aunz/rules.ts';
import { businessProcess, specification } from '../../rules/shared/functions/national.ts';

/** Rules of PINT A-NZ on self-billed invoices. */
export const PINT_AUNZ_SELFBILLING_RULES: readonly TermRule[] = [
  specification('aligned-ibrp-001-aunz-sb', 'urn:peppol:pint:selfbilling-1@aunz-1'),
  businessProcess('aligned-ibrp-002-aunz-sb', 'urn:peppol:bis:selfbilling'),
  ...PINT_AUNZ_SHARED,
];
