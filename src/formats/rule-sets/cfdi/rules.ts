import type { TermRule } from '../../en16931/rules/rule.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { rows } from '../../rules/kit/verbs.ts';
import { globalRows, headRows, partyRows, receiptRows } from './invoice-rows.ts';
import { documentRows, paidTaxRows, paymentRows, totalsRows } from './payment-rows.ts';
import { lineRows, totalRows } from './tax-rows.ts';

export const CFDI_RULES: readonly TermRule[] = rulesOf(
  rows(
    headRows,
    globalRows,
    partyRows,
    lineRows,
    totalRows,
    receiptRows,
    totalsRows,
    paymentRows,
    documentRows,
    paidTaxRows,
  ),
);
