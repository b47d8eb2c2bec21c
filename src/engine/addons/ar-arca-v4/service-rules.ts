import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import type { Guard } from '../../core/rules/constraint.ts';
import { when } from '../../core/rules/constraint.ts';
import { beEmpty, bePresent } from '../../core/rules/constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { CONCEPT } from './extension-keys.ts';
import { voucherOf } from './guards.ts';
import { MANUAL } from './norms.ts';
import { CLASS_T } from './vouchers.ts';

const FAMILY = 'AR-ARCA-BILL-INVOICE';

/** Vouchers for tourism have separate fields. */
function isAbout(words: string, ...concepts: readonly string[]): Guard<Invoice> {
  return when<Invoice>(
    `the voucher is about ${words}, not tourism`,
    (invoice) => concepts.includes(invoice.tax?.ext?.[CONCEPT] ?? '') && !CLASS_T.includes(voucherOf(invoice)),
  );
}

export const serviceRules: readonly TypeRules[] = [
  defineRules(
    Invoice,
    FAMILY,
    {
      '15': {
        at: 'ordering',
        must: bePresent,
        say: 'A voucher about services needs ordering details',
        cite: MANUAL('FECAESolicitar, FchServDesde and FchServHasta'),
      },
      '16': {
        at: 'ordering.period',
        must: bePresent,
        say: 'A voucher about services needs their period',
        cite: MANUAL('FECAESolicitar, FchServDesde and FchServHasta'),
      },
      '17': {
        at: 'payment',
        must: bePresent,
        say: 'A voucher about services needs payment details',
        cite: MANUAL('FECAESolicitar, FchVtoPago'),
      },
      '18': {
        at: 'payment.terms',
        must: bePresent,
        say: 'A voucher about services needs payment terms',
        cite: MANUAL('FECAESolicitar, FchVtoPago'),
      },
      '19': {
        at: 'payment.terms.due_dates',
        must: bePresent,
        say: 'A voucher about services needs a due date',
        cite: MANUAL('FECAESolicitar, FchVtoPago'),
      },
    },
    { when: isAbout('services', '2', '3') },
  ),
  defineRules(
    Invoice,
    FAMILY,
    {
      '20': {
        at: 'payment.terms.due_dates',
        must: beEmpty,
        say: 'A voucher about goods alone cannot have due dates',
        cite: MANUAL('FECAESolicitar, FchVtoPago'),
      },
    },
    { when: isAbout('goods alone', '1') },
  ),
];
