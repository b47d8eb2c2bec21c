import { endingIn } from '../../en16931/rules/elements.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { joinedRulesOf } from '../../rules/kit/compile.ts';
import type { AnyRow } from '../../rules/kit/row.ts';
import { at, exact, never, oneOf } from '../../rules/kit/verbs.ts';
import { attributeOf } from '../../xml/xml-tree.ts';
import { LINE_ROWS } from './line-rows.ts';
import { OIOUBL_3_RULES } from './rules-3.ts';
import { codesNamed, rowsOf } from './table.ts';
import { TABLE } from './tables.codes.ts';
import { TAX_ROWS } from './tax-rows.ts';
import { TOTAL_ROWS } from './total-rows.ts';

const amounts = endingIn('Amount');

/**
 * OIOUBL 2.1: invoices and credit notes. A rule of the official file on many places is one row here.
 *
 * Source: release 1.17.2 of 2026-05-01, read 2026-11-25.
 */
const OIOUBL_2_ROWS: readonly AnyRow[] = [
  ...rowsOf(TABLE),
  ...TAX_ROWS,
  ...TOTAL_ROWS,
  ...LINE_ROWS,
  ...at(
    {
      ubl: {
        name: 'Amount',
        find: (invoice) => amounts(invoice).filter((amount) => attributeOf(amount, 'currencyID') !== undefined),
      },
    },
    oneOf('F-LIB403', '@currencyID', codesNamed('CURRENCIES'), exact),
  ),
  ...at({ ubl: 'Invoice' }, never('F-INV001', '.')),
  ...at({ ubl: 'CreditNote' }, never('F-CRN001', '.')),
];

/** Rules on emissions, in both. */
const SHARED = /^OIOUBL-Common-GP00[4-7]$/;

/** OIOUBL 3 is a separate release of the set beside OIOUBL 2.1, with its own rows. */
export const OIOUBL_RULES: readonly TermRule[] = [
  ...joinedRulesOf(OIOUBL_2_ROWS).map((row) => (SHARED.test(row.code) ? row : { ...row, until: '3.0.1' })),
  ...OIOUBL_3_RULES,
];
