import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import { bePresent, beZeroOrMore, haveLength } from '../../core/rules/constraints.ts';
import type { Amount } from '../../core/num/amount.ts';
import { carries } from '../../core/tax/extension-constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { beConvertibleTo } from '../shared/convertible.ts';
import { haveTax } from '../shared/line-taxes.ts';
import { INVOICE_TYPE, SOURCE, SOURCE_REF, WORK_TYPE } from './extension-keys.ts';
import { SAF_T } from './norms.ts';
import { hasCodeOf, hasReferenceOf, hasSeriesOf, isFromElsewhere } from './numbering.ts';

const FAMILY = 'PT-SAFT-BILL-INVOICE';

/** Working documents that are still invoices: pro forma and consignment. */
export const INVOICE_WORK_TYPES: readonly string[] = ['PF', 'FC', 'CC'];

function extOf({ tax }: Invoice) {
  return tax?.ext;
}

function typeOf(invoice: Invoice): string {
  return extOf(invoice)?.[INVOICE_TYPE] ?? extOf(invoice)?.[WORK_TYPE] ?? '';
}

function has(invoice: Invoice, key: string): boolean {
  return carries(extOf(invoice), key);
}

const isReceipt = when<Invoice>('the invoice is a receipt as well', (invoice) => typeOf(invoice) === 'FR');
const isElsewhere = when<Invoice>('the invoice was made elsewhere', (invoice) => isFromElsewhere(extOf(invoice)));

const documentRules = defineRules(Invoice, FAMILY, {
  '01': {
    must: satisfy<Invoice>(
      'have an invoice type or a work type',
      (invoice) => has(invoice, WORK_TYPE) || has(invoice, INVOICE_TYPE),
    ),
    say: 'The invoice needs an invoice type or a work type',
    cite: SAF_T('InvoiceType, WorkType'),
  },
  '02': {
    must: satisfy<Invoice>(
      'not have both an invoice type and a work type',
      (invoice) => !(has(invoice, WORK_TYPE) && has(invoice, INVOICE_TYPE)),
    ),
    say: 'The invoice cannot have an invoice type and a work type at the same time',
    cite: SAF_T('InvoiceType, WorkType'),
  },
  '03': {
    must: satisfy<Invoice>(
      `have none but ${INVOICE_WORK_TYPES.join(', ')} as work type`,
      (invoice) => !has(invoice, WORK_TYPE) || INVOICE_WORK_TYPES.includes(extOf(invoice)?.[WORK_TYPE] ?? ''),
    ),
    say: 'The work type of an invoice must be PF, FC or CC',
    cite: SAF_T('WorkType'),
  },
  '04': {
    must: satisfy<Invoice>('have a series of its type', (invoice) => hasSeriesOf(invoice, typeOf(invoice))),
    say: 'The series is the type of the document and an identifier, as in `FT A`',
    cite: SAF_T('InvoiceNo'),
  },
  '05': {
    must: satisfy<Invoice>('have a code of its type', (invoice) => hasCodeOf(invoice, typeOf(invoice))),
    say: 'The code is a number, or without series the whole as in `FT A/1`',
    cite: SAF_T('InvoiceNo'),
  },
  '06': {
    at: 'value_date',
    must: bePresent,
    say: 'The invoice needs a value date',
    cite: SAF_T('TaxPointDate'),
  },
  '11': {
    at: 'preceding',
    must: haveLength(0, 1),
    say: 'The invoice can refer to one earlier document at most',
    cite: SAF_T('Line, References'),
  },
  '12': {
    must: satisfy<Invoice>('have a source', (invoice) => has(invoice, SOURCE)),
    say: 'The tax extensions need the source of the document',
    cite: SAF_T('SourceBilling'),
  },
  '13': {
    when: isElsewhere,
    must: satisfy<Invoice>('have the reference of its source', (invoice) => has(invoice, SOURCE_REF)),
    say: 'An invoice that was made elsewhere or by hand needs the reference of the original',
    cite: SAF_T('SourceBilling, HashControl'),
  },
  '14': {
    must: satisfy<Invoice>('have a reference of its type', (invoice) =>
      hasReferenceOf(extOf(invoice), typeOf(invoice)),
    ),
    say: 'The reference of an invoice made by hand is its type with M or D, series and number, as in `FTM A/1`',
    cite: SAF_T('SourceBilling, HashControl'),
  },
  '15': {
    must: beConvertibleTo('EUR'),
    say: 'The invoice must be in EUR or give the exchange rate to it',
    cite: SAF_T('Currency, CurrencyCode and ExchangeRate'),
  },
});

const figureRules = defineRules(Invoice, FAMILY, {
  '07': { at: 'lines[]', must: haveTax('VAT'), say: 'Every line needs VAT', cite: SAF_T('Line, Tax') },
  '08': {
    at: 'payment.advances[].date',
    must: bePresent,
    say: 'An advance needs a date',
    cite: SAF_T('PaymentMethod, PaymentDate'),
  },
  '09': {
    at: 'totals.payable',
    must: beZeroOrMore,
    say: 'The amount payable cannot be negative',
    cite: SAF_T('DocumentTotals, GrossTotal'),
  },
  '10': {
    when: isReceipt,
    at: 'totals.due',
    must: satisfy<Amount>('be zero', (due) => due.isZero()),
    say: 'Nothing can be due on an invoice that is a receipt as well',
    cite: SAF_T('InvoiceType FR'),
  },
  '16': {
    at: 'payment.advances[].amount',
    must: beZeroOrMore,
    say: 'An advance cannot be negative',
    cite: SAF_T('PaymentMethod, PaymentAmount'),
  },
});

export const invoiceRules: readonly TypeRules[] = [documentRules, figureRules];
