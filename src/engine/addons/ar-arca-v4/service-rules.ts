import type { RuleSet } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import type { Guard } from '../../core/rules/constraint.ts';
import { when } from '../../core/rules/constraint.ts';
import { beEmpty, bePresent } from '../../core/rules/constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { CONCEPT } from './extension-keys.ts';
import { voucherOf } from './guards.ts';
import { CLASS_T } from './vouchers.ts';

const FAMILY = 'AR-ARCA-BILL-INVOICE';

/** Vouchers for tourism have fields of their own. */
function isAbout(words: string, ...concepts: readonly string[]): Guard {
  return when<Invoice>(
    `the voucher is about ${words}, not tourism`,
    (invoice) => concepts.includes(invoice.tax?.ext?.[CONCEPT] ?? '') && !CLASS_T.includes(voucherOf(invoice)),
  );
}

export const serviceRules: readonly RuleSet[] = [
  defineRules(
    Invoice,
    FAMILY,
    {
      '15': { at: 'ordering', must: bePresent, say: 'A voucher about services needs ordering details' },
      '16': { at: 'ordering.period', must: bePresent, say: 'A voucher about services needs their period' },
      '17': { at: 'payment', must: bePresent, say: 'A voucher about services needs payment details' },
      '18': { at: 'payment.terms', must: bePresent, say: 'A voucher about services needs payment terms' },
      '19': { at: 'payment.terms.due_dates', must: bePresent, say: 'A voucher about services needs a due date' },
    },
    { when: isAbout('services', '2', '3') },
  ),
  defineRules(
    Invoice,
    FAMILY,
    {
      '20': { at: 'payment.terms.due_dates', must: beEmpty, say: 'A voucher about goods alone cannot have due dates' },
    },
    { when: isAbout('goods alone', '1') },
  ),
];
