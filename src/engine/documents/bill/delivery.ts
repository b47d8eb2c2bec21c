import { list } from '../../core/schema/composites.ts';
import { embedded } from '../../core/schema/embedded.ts';
import type { Choice } from '../../core/schema/fields.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { definePart, defineType } from '../../core/schema/object-type.ts';
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
import { Website } from '../org/website.ts';
import { addonList } from '../tax/addon-list.ts';
import { regimeCode } from '../tax/regime-code.ts';
import { uuid } from '../uuid/uuid.ts';
import { Charge } from './charge.ts';
import { Discount } from './discount.ts';
import { Line } from './line.ts';
import { Ordering } from './ordering.ts';
import { BillTax } from './tax.ts';
import { Totals } from './totals.ts';

const deliveryTypes: readonly Choice[] = [
  {
    value: 'advice',
    title: 'Delivery Advice',
    about: 'Announces to the customer what the supplier is about to send and how.',
  },
  { value: 'note', title: 'Delivery Note', about: 'Travels with the goods and lists what the shipment contains.' },
  {
    value: 'waybill',
    title: 'Waybill',
    about: "The carrier's document for a consignment, with its route and handling instructions.",
  },
  { value: 'receipt', title: 'Delivery Receipt', about: 'Confirms that the recipient has taken the goods.' },
  {
    value: 'other',
    title: 'Other',
    about:
      'None of the types above, for a kind that extensions define. No scenario of a regime or add-on applies to it.',
  },
];

export const Tracking = definePart('bill/tracking', {
  about: 'Reference for following a shipment with its carrier.',
  fields: {
    code: optional(code, 'Tracking number given by the carrier.'),
    website: optional(Website, 'Web page where the shipment can be followed.'),
  },
});
export interface Tracking extends TypeOf<typeof Tracking> {}

export const Delivery = defineType('bill/delivery', {
  about:
    'Record of what is shipped or handed over: despatch advice, delivery note, waybill or receipt. Prices and taxes are optional.',
  fields: {
    $regime: optional(
      regimeCode,
      "Country whose tax rules apply to the delivery. Derived from the supplier's tax identity when left out.",
    ),
    $addons: optional(addonList, 'Keys of the add-ons whose format or country rules also apply to the delivery.'),
    $tags: optional(list(key), 'Keys marking special situations of the delivery, which converters may react to.', {
      anyOf: [],
      otherwise: otherKey('Any'),
    }),
    uuid: optional(
      uuid,
      'Identifier of the delivery, in UUID format. Generated when the document is placed in an envelope without one.',
    ),
    type: required(key, 'Kind of delivery document. Set to advice when left out.', {
      calculated: true,
      oneOf: deliveryTypes,
    }),
    series: optional(
      code,
      'Number range the code belongs to, for instance per warehouse or year. Outputs without such a field show it before the code, with a dash between.',
    ),
    code: optional(
      code,
      'Number of the delivery, unique within its series. May stay empty in a draft; signing requires it.',
    ),
    issue_date: required(date, "Date of the document. Today in the regime's time zone when left out.", {
      calculated: true,
    }),
    issue_time: optional(
      timeOfDay,
      'Local time of issue. Kept as it is given, midnight too; some add-ons set it to the present moment when it is left out.',
      { calculated: true },
    ),
    value_date: optional(date, 'Date that decides which tax rates are in force. The issue date counts when left out.'),
    currency: optional(
      currencyCode,
      'Currency of all amounts in the delivery. Taken from the tax regime when left out.',
      { calculated: true },
    ),
    exchange_rates: optional(list(ExchangeRate), 'Rates for converting item prices given in other currencies.'),
    ordering: optional(Ordering, 'References to the order, contract and other documents behind the delivery.'),
    preceding: optional(list(DocumentRef), 'Earlier deliveries that this one follows up or supersedes.'),
    tracking: optional(Tracking, 'How to follow the shipment on its way.'),
    despatch_date: optional(date, 'Day the goods leave or are due to leave.'),
    receive_date: optional(date, 'Day the goods arrive or are due to arrive.'),
    tax: optional(BillTax, 'Settings of the tax calculation, where the defaults do not fit.'),
    supplier: required(Party, 'Seller of the goods or services. Its tax identity determines the tax regime.'),
    customer: optional(Party, 'Buyer of the goods or services.'),
    despatcher: optional(Party, 'Party that sends off the goods, if not the supplier.'),
    receiver: optional(Party, 'Party that takes in the goods, if not the customer.'),
    courier: optional(Party, 'Carrier that transports the goods.'),
    lines: optional(list(Line), 'Goods or services delivered, one row each. At least one is required.'),
    discounts: optional(list(Discount), 'Reductions on the delivery as a whole. They lower the total before tax.'),
    charges: optional(list(Charge), 'Extra costs on the delivery as a whole. They raise the total before tax.'),
    totals: optional(
      Totals,
      'Sums, taxes and amount payable. Calculated from the priced rows, and absent when there are none.',
      { calculated: true },
    ),
    notes: optional(list(Note), 'Texts shown on the delivery, such as handling remarks or legal statements.'),
    complements: optional(
      list(embedded),
      'Further data objects, each with its own $schema, for details the delivery has no fields for.',
    ),
    meta: optional(meta, 'Custom string values about the delivery, by key.'),
    attachments: optional(
      list(Attachment),
      'Supporting files of the delivery. Renderings of the document itself belong in the links of the envelope header.',
    ),
  },
  keywords: { recommended: ['$regime', 'series', 'code', 'lines'] },
});
export interface Delivery extends TypeOf<typeof Delivery> {}
