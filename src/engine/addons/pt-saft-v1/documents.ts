import { tableOf } from '../../core/text/table-of.ts';
import type { CalDate } from '../../core/cal/date.ts';
import { isZeroDate, ZERO_DATE } from '../../core/cal/date.ts';
import type { Normaliser } from '../../core/normalise/normaliser.ts';
import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import type { ExtensionChange } from '../../core/tax/extension-changes.ts';
import { changeExtensions, fillExtension, setExtension } from '../../core/tax/extension-changes.ts';
import { Delivery } from '../../documents/bill/delivery.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Order } from '../../documents/bill/order.ts';
import { Payment } from '../../documents/bill/payment.ts';
import type { BillTax } from '../../documents/bill/tax.ts';
import { MOVEMENT_TYPE, PAYMENT_TYPE, SOURCE, WORK_TYPE } from './extension-keys.ts';
import { CASH_VAT_TAG, RETURN_TAG } from './scenarios.ts';

interface Dated {
  readonly issue_date: CalDate;
  readonly op_date?: CalDate | undefined;
  readonly value_date?: CalDate | undefined;
}

/** Zero if the calculation sets the date of issue, which also sets such dates. */
function dateOfIssue({ issue_date: date }: Dated): CalDate {
  return isZeroDate(date) ? ZERO_DATE : date;
}

function withValueDate<T extends Dated>(document: T): T {
  if (document.value_date !== undefined) return document;
  return { ...document, value_date: document.op_date ?? dateOfIssue(document) };
}

function withTax<T extends { readonly tax?: BillTax | undefined }>(document: T, ...changes: ExtensionChange[]): T {
  const tax = changeExtensions(document.tax ?? {}, ...changes);
  return tax === document.tax ? document : { ...document, tax };
}

function withAdvanceDates(invoice: Invoice): Invoice {
  const { payment } = invoice;
  if (!payment?.advances?.some(({ date }) => date === undefined)) return invoice;
  const advances = payment.advances.map((advance) =>
    advance.date === undefined ? { ...advance, date: dateOfIssue(invoice) } : advance,
  );
  return { ...invoice, payment: { ...payment, advances } };
}

const ORDER_TYPES: Readonly<Record<string, string>> = tableOf({ purchase: 'NE', quote: 'OR' });
const DELIVERY_TYPES: Readonly<Record<string, string>> = tableOf({ note: 'GR', waybill: 'GT' });

/** Document types not set by scenarios, their source and dates. */
export const documentNormalisers: readonly Normaliser[] = [
  defineNormaliser<Invoice>(Invoice, (invoice) =>
    withValueDate(withAdvanceDates(withTax(invoice, fillExtension(SOURCE, 'P')))),
  ),
  defineNormaliser<Order>(Order, (order) => {
    const type = ORDER_TYPES[order.type ?? ''];
    return withValueDate(withTax(order, ...(type ? [fillExtension(WORK_TYPE, type)] : [])));
  }),
  defineNormaliser<Delivery>(Delivery, (delivery) => {
    const type = delivery.$tags?.includes(RETURN_TAG) ? 'GD' : DELIVERY_TYPES[delivery.type];
    return withTax(delivery, ...(type ? [fillExtension(MOVEMENT_TYPE, type)] : []));
  }),
  defineNormaliser<Payment>(Payment, (payment) =>
    changeExtensions(
      payment,
      setExtension(PAYMENT_TYPE, payment.$tags?.includes(CASH_VAT_TAG) ? 'RC' : 'RG'),
      fillExtension(SOURCE, 'P'),
    ),
  ),
];
