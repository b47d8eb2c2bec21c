import { list } from '../../core/schema/composites.ts';
import { embedded } from '../../core/schema/embedded.ts';
import type { Choice } from '../../core/schema/fields.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { date } from '../cal/date.ts';
import { timeOfDay } from '../cal/time.ts';
import { code } from '../cbc/code.ts';
import { key, otherKey } from '../cbc/key.ts';
import { meta } from '../cbc/meta.ts';
import { currencyCode } from '../currency/code.ts';
import { ExchangeRate } from '../currency/exchange-rate.ts';
import { Attachment } from '../org/attachment.ts';
import { DocumentRef } from '../org/document-ref.ts';
import { Note } from '../org/note.ts';
import { Party } from '../org/party.ts';
import { addonList } from '../tax/addon-list.ts';
import { regimeCode } from '../tax/regime-code.ts';
import { uuid } from '../uuid/uuid.ts';
import { Charge } from './charge.ts';
import { DeliveryDetails } from './delivery-details.ts';
import { Discount } from './discount.ts';
import { upgradeInvoice } from './invoice-upgrade.ts';
import { Line } from './line.ts';
import { Ordering } from './ordering.ts';
import { PaymentDetails } from './payment-details.ts';
import { BillTax } from './tax.ts';
import { Totals } from './totals.ts';

/** Tags of every invoice; regimes and addons add more. */
export const invoiceTags: readonly Choice[] = [
  { value: 'simplified', title: 'Simplified Invoice' },
  { value: 'reverse-charge', title: 'Reverse Charge' },
  { value: 'self-billed', title: 'Self-billed' },
  { value: 'customer-rates', title: 'Customer rates' },
  { value: 'partial', title: 'Partial' },
  { value: 'bypass', title: 'Bypass' },
  { value: 'prepayment', title: 'Prepayment' },
  { value: 'factoring', title: 'Factoring' },
];

const invoiceTypes: readonly Choice[] = [
  { value: 'standard', title: 'Standard', about: 'Ordinary invoice for goods or services.' },
  {
    value: 'proforma',
    title: 'Proforma',
    about: 'Preview for the customer to agree to before the final invoice. Not a demand for payment.',
  },
  {
    value: 'corrective',
    title: 'Corrective',
    about: 'Takes the place of an earlier invoice, stating all of its figures anew.',
  },
  {
    value: 'credit-note',
    title: 'Credit Note',
    about: 'Gives back all or part of an earlier invoice, which stays valid. Quantities and amounts are positive.',
  },
  {
    value: 'debit-note',
    title: 'Debit Note',
    about: 'Claims a further sum on top of an earlier invoice, which stays valid.',
  },
  {
    value: 'other',
    title: 'Other',
    about:
      'None of the types above, for a kind that extensions define. No scenario of a regime or add-on applies to it.',
  },
];

export const Invoice = defineType('bill/invoice', {
  about:
    'Bill from a supplier to a customer; credit notes, debit notes and pro formas share this form. Rows, taxes and totals are calculated.',
  fields: {
    $regime: optional(
      regimeCode,
      "Country whose tax rules apply to the invoice. Derived from the supplier's tax identity when left out.",
    ),
    $addons: optional(addonList, 'Keys of the add-ons whose format or country rules also apply to the invoice.'),
    $tags: optional(
      list(key),
      'Keys marking special situations, such as reverse-charge or simplified. They can trigger notes, extensions and other tax rules.',
      { anyOf: invoiceTags, otherwise: otherKey('Any') },
    ),
    uuid: optional(
      uuid,
      'Identifier of the invoice, in UUID format. Generated when the document is placed in an envelope without one.',
    ),
    type: required(key, 'Kind of invoice. Set to standard when left out.', { calculated: true, oneOf: invoiceTypes }),
    series: optional(
      code,
      'Number range the code belongs to, for instance per branch or year. Outputs without such a field show it before the code, with a dash between.',
    ),
    code: optional(
      code,
      'Number of the invoice, unique within its series. May stay empty in a draft; signing requires it.',
    ),
    issue_date: required(date, "Date of the invoice. Today in the regime's time zone when left out.", {
      calculated: true,
    }),
    issue_time: optional(
      timeOfDay,
      'Local time of issue. Kept as it is given, midnight too; some add-ons set it to the present moment when it is left out.',
      { calculated: true },
    ),
    op_date: optional(
      date,
      'Day the goods or services were supplied, for information. The choice of tax rates does not depend on it.',
    ),
    value_date: optional(
      date,
      'Date that decides which tax rates are in force; the issue date counts when left out. Must be empty if a tax point is set.',
    ),
    currency: required(
      currencyCode,
      'Currency of all amounts in the invoice. Taken from the tax regime when left out.',
      { calculated: true },
    ),
    exchange_rates: optional(list(ExchangeRate), 'Rates for converting item prices given in other currencies.'),
    preceding: optional(
      list(DocumentRef),
      'Earlier invoices that this one corrects, credits or follows. Tax totals inside them are recalculated.',
    ),
    tax: optional(BillTax, 'Settings of the tax calculation and tax notes that concern the whole invoice.'),
    supplier: required(Party, 'Seller, who normally accounts for the tax. Its tax identity determines the tax regime.'),
    customer: optional(
      Party,
      'Buyer to whom the invoice is addressed. May be absent, for instance on simplified invoices.',
    ),
    lines: optional(
      list(Line),
      'Goods or services billed, one row each. Required unless there are document discounts or charges.',
    ),
    discounts: optional(list(Discount), 'Reductions on the invoice as a whole. They lower the total before tax.'),
    charges: optional(list(Charge), 'Extra costs on the invoice as a whole. They raise the total before tax.'),
    ordering: optional(
      Ordering,
      'References to the order, contract and other documents behind the invoice, and further parties to the sale.',
    ),
    payment: optional(PaymentDetails, 'How and when the invoice is to be paid, and what has been paid already.'),
    delivery: optional(DeliveryDetails, 'Where and when the goods or services are delivered.'),
    totals: required(
      Totals,
      'Sums, taxes and amount payable. Calculated; of the supplied values only the rounding is kept.',
      { calculated: true },
    ),
    notes: optional(list(Note), 'Texts shown on the invoice, such as remarks or legal statements.'),
    complements: optional(
      list(embedded),
      'Further data objects, each with its own $schema, for details the invoice has no fields for.',
    ),
    meta: optional(meta, 'Custom string values about the invoice, by key.'),
    attachments: optional(
      list(Attachment),
      'Supporting files of the invoice. Renderings of the document itself belong in the links of the envelope header.',
    ),
  },
  keywords: { recommended: ['$regime', 'series', 'code', 'lines'] },
  upgrade: upgradeInvoice,
  former: [{ at: ['tax', 'tags'], kind: list(key) }],
});
export interface Invoice extends TypeOf<typeof Invoice> {}
