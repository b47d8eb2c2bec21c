import { defineRules } from '../../core/rules/define-rules.ts';
import { when } from '../../core/rules/constraint.ts';
import { bePresent } from '../../core/rules/constraints.ts';
import { carryExtensions } from '../../core/tax/extension-constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { DueDate } from '../../documents/pay/terms.ts';
import { beConvertibleTo } from '../shared/convertible.ts';
import { CORRECTING_TYPES } from '../shared/spanish-invoice.ts';
import { CORRECTION, DOC_TYPE, INVOICE_CLASS } from './extension-keys.ts';
import { FACTURAE } from './norms.ts';

const isCorrection = when<Invoice>('the invoice corrects another', ({ type }) => CORRECTING_TYPES.includes(type));

const hasSpanishCustomer = when<Invoice>(
  'the customer is Spanish',
  ({ customer }) => customer?.tax_id?.country === 'ES',
);

export const dueDateRules = defineRules(DueDate, 'ES-FACTURAE-PAY-DUEDATE', {
  '01': {
    at: 'amount',
    must: bePresent,
    say: 'Every instalment of a Facturae invoice needs its amount',
    cite: FACTURAE('PaymentDetails, Installment, InstallmentAmount'),
  },
});

export const rules = defineRules(Invoice, 'ES-FACTURAE-BILL-INVOICE', {
  '01': {
    when: hasSpanishCustomer,
    at: 'customer.tax_id.code',
    must: bePresent,
    say: 'The tax identity of a Spanish customer needs a code',
    cite: FACTURAE('BuyerParty, TaxIdentification, TaxIdentificationNumber'),
  },
  '02': {
    at: 'tax',
    must: bePresent,
    say: 'The invoice needs tax details with the kind and the class of invoice',
    cite: FACTURAE('InvoiceHeader'),
  },
  '03': {
    at: 'tax.ext',
    must: carryExtensions(DOC_TYPE, INVOICE_CLASS),
    say: 'The tax extensions need the kind (`es-facturae-doc-type`) and the class (`es-facturae-invoice-class`) of invoice',
    cite: FACTURAE('InvoiceHeader, InvoiceDocumentType and InvoiceClass'),
  },
  '04': {
    when: isCorrection,
    at: 'preceding',
    must: bePresent,
    say: 'An invoice that corrects another needs a reference to it',
    cite: FACTURAE('InvoiceHeader, Corrective'),
  },
  '05': {
    when: isCorrection,
    at: 'preceding[].issue_date',
    must: bePresent,
    say: 'The reference to the corrected invoice needs its issue date',
    cite: FACTURAE('InvoiceHeader, Corrective, InvoiceIssueDate'),
  },
  '06': {
    when: isCorrection,
    at: 'preceding[].ext',
    must: carryExtensions(CORRECTION),
    say: 'The reference to the corrected invoice needs the reason of the correction (`es-facturae-correction`)',
    cite: FACTURAE('InvoiceHeader, Corrective, ReasonCode'),
  },
  '07': {
    must: beConvertibleTo('EUR'),
    say: 'The invoice must be in EUR or give an exchange rate to EUR',
    cite: FACTURAE('InvoiceIssueData, InvoiceCurrencyCode and ExchangeRateDetails'),
  },
});
