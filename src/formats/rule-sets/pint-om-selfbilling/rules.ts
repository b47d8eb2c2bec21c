import { outermost } from '../../en16931/rules/elements.ts';
import { textAt } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { PINT_OM_RULES } from '../pint-om/rules.ts';
import { specification } from '../../rules/shared/functions/national.ts';
import { pint } from '../../rules/shared/functions/table.ts';

/** Rules on invoices that the seller writes. */
const OF_INVOICES: readonly string[] = ['ALIGNED-IBRP-001-OM', 'ALIGNED-IBRP-002-OM'];

/** Rules of PINT Oman on self-billed invoices. */
export const PINT_OM_SELFBILLING_RULES: readonly TermRule[] = [
  specification('ALIGNED-IBRP-001-OM', 'urn:peppol:pint:selfbilling-1@om-1'),
  pint(
    'ALIGNED-IBRP-002-OM',
    ['BT-23'],
    'The business process begins with urn:peppol:bis:selfbilling',
    outermost,
    (root) => textAt(root, 'ProfileID').startsWith('urn:peppol:bis:selfbilling'),
  ),
  ...PINT_OM_RULES.filter(({ code }) => !OF_INVOICES.includes(code)),
];
