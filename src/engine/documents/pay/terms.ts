import { list } from '../../core/schema/composites.ts';
import type { Choice } from '../../core/schema/fields.ts';
import { nullable, optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { definePart, defineType } from '../../core/schema/object-type.ts';
import { cleanText, text } from '../../core/schema/primitives.ts';
import { date } from '../cal/date.ts';
import { key } from '../cbc/key.ts';
import { currencyCode } from '../currency/code.ts';
import { amount } from '../num/amount.ts';
import { percentage } from '../num/percentage.ts';
import { extensions } from '../tax/extensions.ts';
import { upgradeTerms } from './upgrades.ts';

const termsKeys: readonly Choice[] = [
  { value: 'end-of-month', title: 'End of Month', about: 'Payable at the end of the month.' },
  { value: 'due-date', title: 'Due Date', about: 'Payable on the days listed in `due_dates`.' },
  { value: 'deferred', title: 'Deferred', about: 'Payable later than the due date.' },
  { value: 'proximo', title: 'Proximo', about: 'Payable in the following month.' },
  { value: 'instant', title: 'Instant', about: 'Payable as soon as the invoice arrives.' },
  { value: 'elective', title: 'Elective', about: 'The buyer chooses when to pay.' },
  { value: 'pending', title: 'Pending', about: 'The seller announces the time separately.' },
  { value: 'advanced', title: 'Advanced', about: 'Paid beforehand.' },
  { value: 'delivery', title: 'Delivery', about: 'Payable when the goods are handed over.' },
  { value: 'undefined', title: 'Undefined', about: 'No time agreed so far.' },
];

export const DueDate = definePart('pay/due-date', {
  about: 'One instalment: the day by which it has to be paid, and its amount if it is known.',
  fields: {
    date: required(nullable(date), 'Last day for this payment. Required.'),
    notes: optional(text, 'Conditions or remarks for this instalment.'),
    amount: optional(
      amount,
      'Amount of the instalment, where it is known. Filled in by the calculation from the percentage and the amount payable, when a percentage is given.',
    ),
    percent: optional(percentage, 'Share of the amount payable that falls due on this day.'),
    currency: optional(currencyCode, "Currency of the amount, when it is not the document's."),
  },
});
export interface DueDate extends TypeOf<typeof DueDate> {}

export const Terms = defineType('pay/terms', {
  about: 'When payment is expected, by a general rule, on set days, or both.',
  fields: {
    key: optional(key, 'General rule for the time of payment.', { oneOf: termsKeys }),
    due_dates: optional(
      list(DueDate),
      'Instalments with their day and amount. Percentages are taken of the amount payable.',
    ),
    notes: optional(cleanText, 'The terms in words, as printed for the payer.'),
    ext: optional(extensions, 'Codes that a regime or add-on requires about the terms, by extension key.'),
  },
  upgrade: upgradeTerms,
  former: [{ at: ['detail'], kind: text }],
});
export interface Terms extends TypeOf<typeof Terms> {}
