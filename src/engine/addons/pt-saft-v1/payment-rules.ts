import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import { bePresent, beZeroOrMore, haveLength } from '../../core/rules/constraints.ts';
import { carryExtensions } from '../../core/tax/extension-constraints.ts';
import { Payment, PaymentLine } from '../../documents/bill/payment.ts';
import type { TaxTotal } from '../../documents/tax/total.ts';
import { EXEMPTION, PAYMENT_TYPE, SOURCE, SOURCE_REF } from './extension-keys.ts';
import { explainExemption } from './exemption-notes.ts';
import { CASH_VAT, SAF_T } from './norms.ts';
import { hasCodeOf, hasReferenceOf, hasSeriesOf, isFromElsewhere } from './numbering.ts';

function typeOf({ ext }: Payment): string {
  return ext?.[PAYMENT_TYPE] ?? '';
}

function vatOf({ categories }: TaxTotal) {
  return categories?.find(({ code }) => code === 'VAT');
}

export const paymentRules: readonly TypeRules[] = [
  defineRules(Payment, 'PT-SAFT-BILL-PAYMENT', {
    '01': {
      must: satisfy<Payment>('have a series of its type', (payment) => hasSeriesOf(payment, typeOf(payment))),
      say: 'The series is the type of the receipt and an identifier, as in `RG A`',
      cite: SAF_T('PaymentRefNo'),
    },
    '02': {
      must: satisfy<Payment>('have a code of its type', (payment) => hasCodeOf(payment, typeOf(payment))),
      say: 'The code is a number, or without series the whole as in `RG A/1`',
      cite: SAF_T('PaymentRefNo'),
    },
    '03': {
      at: 'ext',
      must: carryExtensions(PAYMENT_TYPE),
      say: 'The payment needs its type',
      cite: SAF_T('PaymentType'),
    },
    '04': {
      at: 'ext',
      must: carryExtensions(SOURCE),
      say: 'The payment needs the source of the document',
      cite: SAF_T('SourcePayment'),
    },
    '05': {
      when: when<Payment>('the payment was recorded elsewhere', ({ ext }) => isFromElsewhere(ext)),
      at: 'ext',
      must: carryExtensions(SOURCE_REF),
      say: 'A payment that was recorded elsewhere or by hand needs the reference of the original',
      cite: SAF_T('SourcePayment'),
    },
    '06': {
      must: satisfy<Payment>('have a reference of its type', (payment) => hasReferenceOf(payment.ext, typeOf(payment))),
      say: 'The reference of a payment recorded by hand is its type with M or D, series and number, as in `RGM A/1`',
      cite: SAF_T('SourcePayment'),
    },
    '07': {
      at: 'supplier.tax_id',
      must: bePresent,
      say: 'The supplier needs a tax identity',
      cite: SAF_T('Header, TaxRegistrationNumber'),
    },
    '08': {
      at: 'supplier.tax_id.code',
      must: bePresent,
      say: 'The tax identity of the supplier needs a code',
      cite: SAF_T('Header, TaxRegistrationNumber'),
    },
    '09': {
      must: satisfy<Payment>(
        'name the customer who has a tax code',
        ({ customer }) => !customer?.tax_id?.code || Boolean(customer.name),
      ),
      say: 'A customer with a tax code needs a name',
      cite: SAF_T('Customer, CompanyName'),
    },
    '10': {
      at: 'total',
      must: beZeroOrMore,
      say: 'The total cannot be negative',
      cite: SAF_T('DocumentTotals, GrossTotal'),
    },
    '11': {
      must: satisfy<Payment>('have been paid on its date of issue', ({ methods, issue_date: issued }) =>
        (methods ?? []).every(({ date }) => date === undefined || date === issued),
      ),
      say: 'The date of a means of payment must be the date of issue',
      cite: CASH_VAT('art. 6 (3)'),
    },
  }),
  defineRules(PaymentLine, 'PT-SAFT-BILL-PAYMENTLINE', {
    '01': {
      at: 'document',
      must: bePresent,
      say: 'A line needs the document that is paid',
      cite: SAF_T('SourceDocumentID'),
    },
    '02': {
      at: 'document.issue_date',
      must: bePresent,
      say: 'The document that is paid needs its date of issue',
      cite: SAF_T('SourceDocumentID, InvoiceDate'),
    },
    '03': { at: 'tax', must: bePresent, say: 'A line needs its taxes', cite: SAF_T('Payment, Line, Tax') },
    '04': {
      at: 'tax',
      must: satisfy<TaxTotal>('have VAT', (tax) => vatOf(tax) !== undefined),
      say: 'The taxes of a line need VAT',
      cite: SAF_T('Payment, Line, Tax'),
    },
    '05': {
      at: 'tax.categories[].rates',
      must: haveLength(0, 1),
      say: 'A line can have one rate of a tax at most',
      cite: SAF_T('Payment, Line, Tax'),
    },
    '06': {
      must: satisfy<PaymentLine>('explain its exemption', ({ notes, tax }) =>
        explainExemption(notes, (tax && vatOf(tax)?.rates?.[0]?.ext?.[EXEMPTION]) ?? ''),
      ),
      say: 'A line with an exemption needs one legal note about it, with its code; one without has none',
      cite: SAF_T('TaxExemptionReason, TaxExemptionCode'),
    },
  }),
];
