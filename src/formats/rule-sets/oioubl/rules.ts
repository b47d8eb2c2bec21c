import type { TermRule } from '../../en16931/rules/rule.ts';
import { endingIn } from '../../en16931/rules/elements.ts';
import { attributeOf } from '../../xml/xml-tree.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { silent } from '../../rules/shared/functions/national.ts';
import { OIOUBL_3_RULES } from './rules-3.ts';
import { LINE_CHECKS } from './line-checks.ts';
import { checksOf, listNamed, rulesOf } from './table.ts';
import { TABLE } from './tables.codes.ts';
import { TAX_CHECKS } from './tax-checks.ts';
import { TOTAL_CHECKS } from './total-checks.ts';

const amounts = endingIn('Amount');

/**
 * OIOUBL 2.1: invoices and credit notes. A rule of the official file on many places is one row here.
 *
 * Source: release 1.17.2 of 2026-05-01, read 2026-11-25.
 */
const OIOUBL_2_RULES: readonly TermRule[] = [
  ...rulesOf([...checksOf(TABLE), ...TAX_CHECKS, ...TOTAL_CHECKS, ...LINE_CHECKS]),
  pint(
    'F-LIB403',
    [],
    'The currency of an amount is a code of the list of OIOUBL',
    (invoice) => amounts(invoice).filter((amount) => attributeOf(amount, 'currencyID') !== undefined),
    (amount) => listNamed('CURRENCIES').has(attributeOf(amount, 'currencyID')?.value ?? ''),
  ),
  silent('F-INV001', [], 'Invoice'),
  silent('F-CRN001', [], 'CreditNote'),
];

/** Rules on emissions, in both. */
const SHARED = /^OIOUBL-Common-GP00[4-7]$/;

/** OIOUBL 3 is a separate release of the set beside OIOUBL 2.1, with its own rows. */
export const OIOUBL_RULES: readonly TermRule[] = [
  ...OIOUBL_2_RULES.map((row) => (SHARED.test(row.code) ? row : { ...row, until: '3.0.1' })),
  ...OIOUBL_3_RULES,
];
