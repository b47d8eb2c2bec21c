import { list } from '../../core/schema/composites.ts';
import { embedded } from '../../core/schema/embedded.ts';
import type { Choice } from '../../core/schema/fields.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { definePart, defineType } from '../../core/schema/object-type.ts';
import { boolean, integer, text } from '../../core/schema/primitives.ts';
import { date } from '../cal/date.ts';
import { timeOfDay } from '../cal/time.ts';
import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { meta } from '../cbc/meta.ts';
import { currencyCode } from '../currency/code.ts';
import { ExchangeRate } from '../currency/exchange-rate.ts';
import { amount } from '../num/amount.ts';
import { DocumentRef } from '../org/document-ref.ts';
import { Note } from '../org/note.ts';
import { Party } from '../org/party.ts';
import { Instructions } from '../pay/instructions.ts';
import { Record } from '../pay/record.ts';
import { addonList } from '../tax/addon-list.ts';
import { extensions } from '../tax/extensions.ts';
import { regimeCode } from '../tax/regime-code.ts';
import { TaxTotal } from '../tax/total.ts';
import { uuid } from '../uuid/uuid.ts';
import { Ordering } from './ordering.ts';
import { upgradePayment } from './payment-upgrade.ts';

const paymentTypes: readonly Choice[] = [
  { value: 'request', title: 'Request', about: 'The supplier asks the customer to transfer the money.' },
  { value: 'advice', title: 'Advice', about: 'The customer tells the supplier that the money has been sent.' },
  { value: 'receipt', title: 'Receipt', about: 'The supplier confirms to the customer that the money has arrived.' },
];

export const PaymentLine = definePart('bill/payment-line', {
  about: 'Part of a payment that settles one document.',
  fields: {
    uuid: optional(uuid, 'Identifier of this row, in UUID format.'),
    i: required(integer, 'Position in the list of lines, counted from 1. Set by the calculation.', {
      calculated: true,
    }),
    refund: optional(boolean, 'If true, money flows back and the amount is subtracted from the payment total.'),
    document: optional(
      DocumentRef,
      'The document being paid, usually an invoice. Its payable amount and taxes feed the calculation.',
    ),
    installment: optional(
      integer,
      'Number of this instalment when the document is paid in several parts, from 1 to 999.',
    ),
    description: optional(text, 'What this row pays for, in a few words. Formal remarks belong in the notes.'),
    payable: optional(
      amount,
      'Full amount to pay on the document, in the payment currency. Taken from the document reference when it states one.',
    ),
    advances: optional(
      amount,
      'What was paid on the document before this payment. Zero or more, and not above the payable amount.',
    ),
    amount: required(amount, 'What this payment settles of the document. Always above zero, also for refunds.'),
    due: optional(
      amount,
      'What remains open after this payment: payable less advances and amount. Filled in by the calculation when the payable amount is known.',
    ),
    tax: optional(
      TaxTotal,
      "Taxes contained in the amount paid. Worked out from the document's taxes in proportion to amount over payable.",
    ),
    notes: optional(list(Note), 'Texts shown with this row.'),
  },
});
export interface PaymentLine extends TypeOf<typeof PaymentLine> {}

export const Payment = defineType('bill/payment', {
  about:
    'Document about money transferred for other documents: a request for payment, a remittance advice or a receipt.',
  fields: {
    $regime: optional(
      regimeCode,
      "Country whose tax rules apply to the payment. Derived from the supplier's tax identity when left out.",
    ),
    $addons: optional(addonList, 'Keys of the add-ons whose format or country rules also apply to the payment.'),
    $tags: optional(list(key), 'Keys marking special situations of the payment. They can trigger further tax rules.'),
    uuid: optional(
      uuid,
      'Identifier of the payment, in UUID format. Generated when the document is placed in an envelope without one.',
    ),
    type: required(key, 'Kind of payment document. Set to receipt when left out.', {
      calculated: true,
      oneOf: paymentTypes,
    }),
    series: optional(
      code,
      'Number range the code belongs to, for instance per branch or year. Outputs without such a field show it before the code, with a dash between.',
    ),
    code: optional(
      code,
      'Number of the payment document, unique within its series. May stay empty in a draft; signing requires it.',
    ),
    issue_date: required(date, "Date of the payment document. Today in the regime's time zone when left out.", {
      calculated: true,
    }),
    issue_time: optional(
      timeOfDay,
      'Local time of issue. Kept as it is given, midnight too; some add-ons set it to the present moment when it is left out.',
      { calculated: true },
    ),
    value_date: optional(date, 'Day the money is moved or counts as moved, when different from the issue date.'),
    currency: required(
      currencyCode,
      'Currency of all amounts in the payment. Taken from the tax regime when left out.',
      { calculated: true },
    ),
    exchange_rates: optional(
      list(ExchangeRate),
      'Rates from the currencies of the paid documents to the payment currency. A document that states its currency needs one.',
    ),
    ext: optional(extensions, 'Codes that a country or format needs for the payment, by extension key.'),
    preceding: optional(list(DocumentRef), 'Earlier payment documents that this one follows up or supersedes.'),
    supplier: required(Party, 'Seller in the documents being paid. Its tax identity determines the tax regime.'),
    customer: optional(Party, 'Buyer in the documents being paid.'),
    payee: optional(Party, 'Party that collects the money, when different from the supplier.'),
    ordering: optional(Ordering, 'References to the order, contract and other documents behind the payment.'),
    lines: required(list(PaymentLine), 'Documents being paid or refunded, one row each. At least one is required.'),
    methods: required(
      list(Record),
      'Means by which the money is paid. One or more; together their amounts must equal the total.',
    ),
    total: required(amount, 'Amounts of all lines added up, with refunds subtracted. Filled in by the calculation.'),
    notes: optional(list(Note), 'Texts shown on the payment document, such as remarks or legal statements.'),
    complements: optional(
      list(embedded),
      'Further data objects, each with its own $schema, for details the payment has no fields for.',
    ),
    meta: optional(meta, 'Custom string values about the payment, by key.'),
  },
  keywords: { recommended: ['$regime', 'series', 'code', 'lines'] },
  upgrade: upgradePayment,
  former: [{ at: ['method'], kind: Instructions }],
});
export interface Payment extends TypeOf<typeof Payment> {}
