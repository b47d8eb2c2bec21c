import type { CalTime } from '../../core/cal/time.ts';
import { PRESENT_TIME } from '../../core/cal/time.ts';
import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { changeExtensions, fillExtension, setExtension } from '../../core/tax/extension-changes.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Payment } from '../../documents/bill/payment.ts';
import { DOC_TYPE, REL_TYPE, USE } from './extension-keys.ts';
import { GLOBAL } from './scenarios.ts';

interface Timed {
  readonly issue_time?: CalTime | undefined;
}

/** A CFDI has a time of issue. Without one, the calculation sets date and time to the present. */
function withTime<T extends Timed>(document: T): T {
  return document.issue_time === undefined ? { ...document, issue_time: PRESENT_TIME } : document;
}

export const normaliseInvoice = defineNormaliser<Invoice>(Invoice, (given) => {
  const invoice = withTime(given);
  const isGlobal = invoice.$tags?.includes(GLOBAL) ?? false;
  return isGlobal && invoice.customer ? { ...invoice, customer: undefined } : invoice;
});

/** Codes of every payment receipt: type P, use CP01 and, for a replacement, relation 04. */
export const normalisePayment = defineNormaliser<Payment>(Payment, (given) => {
  const payment = changeExtensions(withTime(given), setExtension(DOC_TYPE, 'P'));
  const customer = payment.customer && changeExtensions(payment.customer, fillExtension(USE, 'CP01'));
  const preceding = payment.preceding?.map((entry) => changeExtensions(entry, fillExtension(REL_TYPE, '04')));
  const same = preceding?.every((entry, index) => entry === payment.preceding?.[index]) ?? true;
  if (customer === payment.customer && same) return payment;
  return { ...payment, customer, preceding: same ? payment.preceding : preceding };
});
