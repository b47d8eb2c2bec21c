import type { TermRule } from '../../en16931/rules/rule.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import type { AnyRow } from '../../rules/kit/row.ts';
import { at, forbids } from '../../rules/kit/verbs.ts';
import { GERMAN_ROWS } from '../../rules/shared/germany/rows.ts';
import { XRECHNUNG_EXTENSION_ROWS } from './extension-rows.ts';

/** Institutions of a direct debit in CII were not looked at before 2.5.0. */
const [debitBefore] = at(
  { cii: 'BG-16[BT-81~59]' },
  forbids('BR-DE-25-b', ['PayeePartyCreditorFinancialAccount', 'ApplicableTradeSettlementFinancialCard'], {
    terms: ['BG-17', 'BG-18'],
  }),
);

const germanRows: readonly AnyRow[] = GERMAN_ROWS.map((row) =>
  row.id === 'BR-DE-25-b' && debitBefore
    ? { ...row, options: { ...row.options, before: { release: '3.0.2-2.5.0', row: debitBefore } } }
    : row,
);

export const XRECHNUNG_RULES: readonly TermRule[] = rulesOf([...germanRows, ...XRECHNUNG_EXTENSION_ROWS]);
