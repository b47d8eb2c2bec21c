import type { TermRule } from '../../en16931/rules/rule.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { onlyIn, rows } from '../../rules/kit/verbs.ts';
import { listed } from '../../rules/shared/functions/national.ts';
import { en16931RulesOfZatca } from './en16931-rules.ts';
import { dayRules } from './day-rules.ts';
import { INVOICE_ROWS } from './invoice-rows.ts';
import { LENGTH_ROWS } from './length-rows.ts';
import { LINE_ROWS, prepaymentReference } from './line-rows.ts';
import { PARTY_ROWS } from './party-rows.ts';
import { ERRORS } from './severities.codes.ts';
import { stampRules } from './stamp-rules.ts';
import { TAX_ROWS } from './tax-rows.ts';

/** Errors refuse an invoice; with other broken rules it is accepted with a warning. */
const errors = listed(ERRORS);

/** ZATCA's rules on e-invoices. */
export const ZATCA_RULES: readonly TermRule[] = [
  ...dayRules,
  ...stampRules,
  ...prepaymentReference,
  ...rulesOf(onlyIn('ubl', rows(INVOICE_ROWS, PARTY_ROWS, LINE_ROWS, TAX_ROWS, LENGTH_ROWS))),
  ...en16931RulesOfZatca,
].map((row) => ({ ...row, severity: errors.has(row.code) ? 'error' : 'warning' }));
