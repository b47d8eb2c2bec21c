import { compareDates } from '../../core/cal/date.ts';
import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import { bePresent } from '../../core/rules/constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Totals } from '../../documents/bill/totals.ts';
import { ADVANCE_TYPES, billingModeOf, documentTypeOf, PAID_MODES } from '../shared/billing-mode.ts';
import { FAMILY } from './invoice-rules.ts';
import { XP_Z12_012 } from './norms.ts';

function isPaid(invoice: Invoice): boolean {
  return PAID_MODES.includes(billingModeOf(invoice));
}

/** The due date of the invoice, and no amount due on a prepaid one. */
export const paidRules: readonly TypeRules[] = [
  defineRules(Invoice, FAMILY, {
    '29': {
      when: when<Invoice>(
        'the invoice is yet to be paid and not about an advance',
        (invoice) => !isPaid(invoice) && !ADVANCE_TYPES.includes(documentTypeOf(invoice)),
      ),
      must: satisfy<Invoice>('have no due date before its date of issue', ({ payment, issue_date: issued }) =>
        (payment?.terms?.due_dates ?? []).every(({ date }) => date === undefined || compareDates(date, issued) >= 0),
      ),
      say: 'The invoice cannot fall due before its date of issue',
      cite: XP_Z12_012('BR-FR-CO-07'),
    },
  }),
  defineRules(
    Invoice,
    FAMILY,
    {
      '30': {
        at: 'payment',
        must: bePresent,
        say: 'An invoice that is paid already needs payment details',
        cite: XP_Z12_012('BR-FR-CO-09'),
      },
      '31': {
        at: 'payment.terms',
        must: bePresent,
        say: 'An invoice that is paid already needs payment terms',
        cite: XP_Z12_012('BR-FR-CO-09'),
      },
      '32': {
        at: 'payment.terms.due_dates',
        must: bePresent,
        say: 'The terms of an invoice that is paid already need the day of payment',
        cite: XP_Z12_012('BR-FR-CO-09'),
      },
      '33': {
        at: 'totals.advance',
        must: bePresent,
        say: 'An invoice that is paid already needs what was paid',
        cite: XP_Z12_012('BR-FR-CO-09'),
      },
      '34': {
        at: 'totals',
        must: satisfy<Totals>(
          'have the total with tax as advance',
          ({ advance, total_with_tax: total }) => advance === undefined || advance.equals(total),
        ),
        say: 'What was paid on an invoice that is paid already must be its total with tax',
        cite: XP_Z12_012('BR-FR-CO-09'),
      },
      '35': {
        at: 'totals',
        must: satisfy<Totals>('have nothing due', ({ due, payable }) => (due ?? payable).isZero()),
        say: 'Nothing can be due on an invoice that is paid already',
        cite: XP_Z12_012('BR-FR-CO-09'),
      },
    },
    { when: when<Invoice>('the invoice is paid already', isPaid) },
  ),
];
