import { list } from '../../core/schema/composites.ts';
import type { Choice } from '../../core/schema/fields.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { cleanText, text } from '../../core/schema/primitives.ts';
import { date } from '../cal/date.ts';
import { key, otherKey } from '../cbc/key.ts';
import { meta } from '../cbc/meta.ts';
import { currencyCode } from '../currency/code.ts';
import { amount } from '../num/amount.ts';
import { percentage } from '../num/percentage.ts';
import { extensions } from '../tax/extensions.ts';
import { TaxFilter } from '../tax/filter.ts';
import { partUuid } from '../uuid/uuid.ts';
import { Card } from './card.ts';
import { CreditTransfer } from './credit-transfer.ts';
import { DirectDebit } from './direct-debit.ts';
import { Online } from './online.ts';
import { upgradeRecord } from './upgrades.ts';

const recordKeys: readonly Choice[] = [
  { value: 'any', title: 'Any', about: 'Means of payment left open.' },
  { value: 'card', title: 'Card', about: 'Paid with a payment card.' },
  { value: 'card+credit', title: 'Credit Card', about: 'Paid with a credit card.' },
  { value: 'card+debit', title: 'Debit Card', about: 'Paid with a debit card.' },
  { value: 'credit-transfer', title: 'Credit Transfer', about: "Transferred from the payer's bank." },
  {
    value: 'credit-transfer+sepa',
    title: 'SEPA Credit Transfer',
    about: 'Transferred in euros under the SEPA scheme.',
  },
  { value: 'debit-transfer', title: 'Debit Transfer', about: "Transferred at the receiver's request." },
  { value: 'cash', title: 'Cash', about: 'Paid in notes and coins.' },
  { value: 'cheque', title: 'Cheque', about: 'Paid with a cheque drawn on a bank account.' },
  { value: 'bank-draft', title: 'Draft', about: 'Paid with a draft or cheque drawn by the bank itself.' },
  { value: 'direct-debit', title: 'Direct Debit', about: "Collected by the payee from the payer's account." },
  { value: 'direct-debit+sepa', title: 'SEPA Direct Debit', about: 'Collected under a SEPA mandate.' },
  { value: 'online', title: 'Online', about: 'Paid through a payment service on the internet.' },
  { value: 'promissory-note', title: 'Promissory Note', about: 'Settled with a written promise to pay on a set day.' },
  { value: 'netting', title: 'Netting', about: 'Offset against mutual debts.' },
  { value: 'other', title: 'Other', about: 'Paid by a means agreed between the parties.' },
];

export const Record = defineType('pay/record', {
  about: 'One payment made: when, by what means and how much.',
  fields: {
    uuid: optional(partUuid, 'Identifier of the payment, in canonical UUID form. Optional.'),
    date: optional(date, 'Day of the payment.'),
    key: optional(key, 'Means by which was paid. Listed keys may be refined with a suffix, as in `card+debit`.', {
      anyOf: recordKeys,
      otherwise: otherKey('Regime Specific Key'),
    }),
    ref: optional(cleanText, "Reference of the payment, such as the bank's transaction number."),
    description: optional(cleanText, 'What the payment is for, in words.'),
    percent: optional(
      percentage,
      "Share of the document's total that was paid. The calculation sets the amount from it; several rounded shares may not add up exactly.",
    ),
    taxes: optional(
      list(TaxFilter),
      'Taxes that the payment stands for, in place of a percentage. The calculation sets the amount to their sum.',
      { pending: true },
    ),
    amount: required(amount, 'Amount paid. Filled in by the calculation when a percentage is given.'),
    currency: optional(currencyCode, "Currency of the amount, when it is not the document's."),
    card: optional(Card, 'The card that was charged.'),
    credit_transfer: optional(CreditTransfer, 'Bank account of the transfer.'),
    direct_debit: optional(DirectDebit, 'Mandate under which the money was collected.'),
    online: optional(list(Online), 'Payment services through which was paid.'),
    ext: optional(extensions, 'Codes that a regime or add-on requires about the payment, by extension key.'),
    meta: optional(meta, 'Custom string values about the payment, by key.'),
  },
  upgrade: upgradeRecord,
  former: [{ at: ['desc'], kind: text }],
});
export interface Record extends TypeOf<typeof Record> {}
