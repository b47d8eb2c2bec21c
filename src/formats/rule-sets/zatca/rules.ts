import { wordsIn } from '../../../engine/values.ts';
import { withPhrase, type TermRule } from '../../en16931/rules/rule.ts';
import { EN16931_RULES } from '../../en16931/rules/rules.ts';
import { EN16931_UBL_RULES } from '../../en16931/rules/ubl-rules.ts';
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

/** The text of an EN 16931 rule. If ZATCA's own row says the same, both share one code, and so the translation. */
const standard = new Map([...EN16931_RULES, ...EN16931_UBL_RULES].map(({ code, say }) => [code, wordsIn(say ?? code)]));

/** ZATCA's rules on e-invoices. */
export const ZATCA_RULES: readonly TermRule[] = [
  ...dayRules,
  ...stampRules,
  prepaymentReference,
  ...rulesOf(onlyIn('ubl', rows(INVOICE_ROWS, PARTY_ROWS, LINE_ROWS, TAX_ROWS, LENGTH_ROWS))),
  ...en16931RulesOfZatca,
]
  .map((row) => (standard.get(row.code) === wordsIn(row.say ?? row.code) ? withPhrase(row) : row))
  .map((row) => ({ ...row, severity: errors.has(row.code) ? 'error' : 'warning' }));
