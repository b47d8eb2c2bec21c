import { list } from '../../core/schema/composites.ts';
import { embedded } from '../../core/schema/embedded.ts';
import type { Choice } from '../../core/schema/fields.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { date } from '../cal/date.ts';
import { Period } from '../cal/period.ts';
import { timeOfDay } from '../cal/time.ts';
import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { meta } from '../cbc/meta.ts';
import { currencyCode } from '../currency/code.ts';
import { ExchangeRate } from '../currency/exchange-rate.ts';
import { Attachment } from '../org/attachment.ts';
import { DocumentRef } from '../org/document-ref.ts';
import { Identity } from '../org/identity.ts';
import { Note } from '../org/note.ts';
import { Party } from '../org/party.ts';
import { addonList } from '../tax/addon-list.ts';
import { regimeCode } from '../tax/regime-code.ts';
import { uuid } from '../uuid/uuid.ts';
import { Charge } from './charge.ts';
import { DeliveryDetails } from './delivery-details.ts';
import { Discount } from './discount.ts';
import { Line } from './line.ts';
import { PaymentDetails } from './payment-details.ts';
import { BillTax } from './tax.ts';
import { Totals } from './totals.ts';

const orderTypes: readonly Choice[] = [
  { value: 'purchase', title: 'Purchase Order', about: 'The customer asks the supplier for goods or services.' },
  { value: 'sale', title: 'Sales Order', about: 'The supplier confirms to the customer what will be sold.' },
  { value: 'quote', title: 'Quote', about: 'The supplier offers goods or services at stated prices.' },
];

export const Order = defineType('bill/order', {
  about: 'Purchase order, sales order or quotation. Prices are optional; where given, taxes and totals are calculated.',
  fields: {
    $regime: optional(
      regimeCode,
      "Country whose tax rules apply to the order. Derived from the supplier's tax identity when left out.",
    ),
    $addons: optional(addonList, 'Keys of the add-ons whose format or country rules also apply to the order.'),
    $tags: optional(list(key), 'Keys marking special situations of the order, which converters may react to.'),
    uuid: optional(
      uuid,
      'Identifier of the order, in UUID format. Generated when the document is placed in an envelope without one.',
    ),
    type: optional(key, 'Kind of order. Set to purchase when left out.', { oneOf: orderTypes }),
    series: optional(
      code,
      'Number range the code belongs to, for instance per department or year. Outputs without such a field show it before the code, with a dash between.',
    ),
    code: optional(
      code,
      'Number of the order, unique within its series. May stay empty in a draft; signing requires it.',
    ),
    issue_date: required(date, "Date of the order. Today in the regime's time zone when left out.", {
      calculated: true,
    }),
    issue_time: optional(
      timeOfDay,
      'Local time of issue. Kept as it is given, midnight too; some add-ons set it to the present moment when it is left out.',
      { calculated: true },
    ),
    op_date: optional(
      date,
      'Day the ordered goods or services are supplied, for information. The choice of tax rates does not depend on it.',
    ),
    value_date: optional(date, 'Date that decides which tax rates are in force. The issue date counts when left out.'),
    currency: required(currencyCode, 'Currency of all amounts in the order. Taken from the tax regime when left out.', {
      calculated: true,
    }),
    exchange_rates: optional(list(ExchangeRate), 'Rates for converting item prices given in other currencies.'),
    contracts: optional(list(DocumentRef), 'Contracts under which the order is placed.'),
    preceding: optional(list(DocumentRef), 'Earlier orders or quotes that this one follows up or supersedes.'),
    identities: optional(list(Identity), 'Further codes by which the order is known.'),
    period: optional(Period, 'First and last day on which the order is to be fulfilled.'),
    tax: optional(BillTax, 'Settings of the tax calculation, where the defaults do not fit.'),
    supplier: required(
      Party,
      'Party that is to provide the goods or services. Its tax identity determines the tax regime.',
    ),
    customer: optional(Party, 'Party that is to receive and pay for the goods or services.'),
    buyer: optional(Party, 'Party that places the order, when different from the customer.'),
    seller: optional(Party, 'Party that handles the sale, when different from the supplier.'),
    lines: optional(list(Line), 'Goods or services ordered, one row each. At least one is required.'),
    discounts: optional(list(Discount), 'Reductions on the order as a whole. They lower the total before tax.'),
    charges: optional(list(Charge), 'Extra costs on the order as a whole. They raise the total before tax.'),
    payment: optional(PaymentDetails, 'How and when the order is to be paid, and what has been paid already.'),
    delivery: optional(DeliveryDetails, 'Where and when the ordered goods or services are to be delivered.'),
    totals: optional(
      Totals,
      'Sums, taxes and amount payable. Calculated from the priced rows, and absent when there are none.',
      { calculated: true },
    ),
    notes: optional(list(Note), 'Texts shown on the order, such as remarks or conditions.'),
    complements: optional(
      list(embedded),
      'Further data objects, each with its own $schema, for details the order has no fields for.',
    ),
    meta: optional(meta, 'Custom string values about the order, by key.'),
    attachments: optional(
      list(Attachment),
      'Supporting files of the order, such as drawings. Renderings of the document itself belong in the links of the envelope header.',
    ),
  },
  keywords: { recommended: ['$regime', 'series', 'code', 'lines'] },
});
export interface Order extends TypeOf<typeof Order> {}
