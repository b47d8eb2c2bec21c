import type { TermRule } from '../../en16931/rules/rule.ts';
import { PINT_MY_SHARED } from '../pint-my/rules.ts';
import { businessProcess, specification } from '../../rules/shared/functions/national.ts';

/** Rules of PINT Malaysia on self-billed invoices. */
export const PINT_MY_SELFBILLING_RULES: readonly TermRule[] = [
  specification('aligned-ibrp-001-my', 'urn:peppol:pint:selfbilling-1@my-1'),
  businessProcess('aligned-ibrp-002', 'urn:peppol:bis:selfbilling'),
  ...PINT_MY_SHARED,
];
