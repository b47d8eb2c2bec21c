import type { CalDate } from '../../core/cal/date.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import type { Constraint } from '../../core/rules/constraint.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import { beOneOfAlways, bePresent, beZeroOrMore } from '../../core/rules/constraints.ts';
import { carryExtensions } from '../../core/tax/extension-constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { beTaxCode, identityOf } from '../shared/tax-identity-rules.ts';
import { ARITHMETIC, NIF, ORDER_OF_TIME, SAF_T, VAT_CODE } from './norms.ts';
import { REGION } from './region.ts';
import { isNif } from './tax-identity.ts';

type Dates = readonly (CalDate | undefined)[];

/** Every given date is not after the issue date. */
function notBeAfterIssue(words: string, datesOf: (invoice: Invoice) => Dates | undefined): Constraint {
  return satisfy<Invoice>(words, (invoice) =>
    (datesOf(invoice) ?? []).every((date) => date === undefined || date <= invoice.issue_date),
  );
}

const notFallDueBeforeIssue = satisfy<Invoice>('have due dates on or after its issue date', (invoice) =>
  (invoice.payment?.terms?.due_dates ?? []).every(({ date }) => date === undefined || date >= invoice.issue_date),
);

const isNote = when<Invoice>('the invoice is a credit or debit note', ({ type }) =>
  ['credit-note', 'debit-note'].includes(type),
);

export const invoiceRules = defineRules(Invoice, 'PT-BILL-INVOICE', {
  '01': {
    at: 'type',
    must: beOneOfAlways(['standard', 'credit-note', 'debit-note', 'proforma', 'other']),
    say: 'Portugal knows invoices, credit notes, debit notes, pro formas and other documents, but no corrective invoices',
    cite: SAF_T('InvoiceType'),
  },
  '02': {
    when: isNote,
    at: 'preceding',
    must: bePresent,
    say: 'A Portuguese credit or debit note must name the invoice that it corrects',
    cite: VAT_CODE('art. 36 (6)'),
  },
  '03': {
    at: 'supplier.tax_id',
    must: bePresent,
    say: 'The supplier of a Portuguese invoice needs a tax identity',
    cite: VAT_CODE('art. 36 (5) a)'),
  },
  '04': {
    at: 'supplier.tax_id.code',
    must: bePresent,
    say: 'The tax identity of the supplier of a Portuguese invoice needs a code',
    cite: VAT_CODE('art. 36 (5) a)'),
  },
  '05': {
    at: 'lines[].quantity',
    must: beZeroOrMore,
    say: 'A quantity on a Portuguese invoice cannot be negative; give money back by a credit note',
    cite: SAF_T('Line, Quantity'),
  },
  '06': {
    at: 'lines[].item.price',
    must: beZeroOrMore,
    say: 'A price on a Portuguese invoice cannot be negative; use a discount or a credit note',
    cite: SAF_T('Line, UnitPrice'),
  },
  '07': {
    at: 'totals.due',
    must: beZeroOrMore,
    say: 'The amount due of a Portuguese invoice cannot be negative',
    uncited: ARITHMETIC,
  },
  '11': {
    must: notBeAfterIssue('have a value date on or before its issue date', ({ value_date }) => [value_date]),
    say: 'The value date of a Portuguese invoice cannot be after its issue date',
    uncited: ORDER_OF_TIME,
  },
  '12': {
    must: notBeAfterIssue('have an operation date on or before its issue date', ({ op_date }) => [op_date]),
    say: 'The operation date of a Portuguese invoice cannot be after its issue date',
    uncited: ORDER_OF_TIME,
  },
  '13': {
    must: notBeAfterIssue('correct documents issued on or before its issue date', ({ preceding }) =>
      preceding?.map(({ issue_date }) => issue_date),
    ),
    say: 'A document that a Portuguese invoice refers to as preceding cannot be issued after it',
    uncited: ORDER_OF_TIME,
  },
  '14': {
    must: notBeAfterIssue('have advances paid on or before its issue date', ({ payment }) =>
      payment?.advances?.map(({ date }) => date),
    ),
    say: 'An advance on a Portuguese invoice cannot be paid after the issue date',
    uncited: ORDER_OF_TIME,
  },
  '15': {
    must: notFallDueBeforeIssue,
    say: 'A payment of a Portuguese invoice cannot fall due before the issue date',
    uncited: ORDER_OF_TIME,
  },
});

const isVat = when<TaxCombo>('the tax is VAT', ({ cat }) => cat === 'VAT');

export const comboRules = defineRules(TaxCombo, 'PT-TAX-COMBO', {
  '01': {
    when: isVat,
    at: 'ext',
    must: carryExtensions(REGION),
    say: 'Portuguese VAT needs the extension pt-region, which says where the sale is taxed',
    cite: SAF_T('Tax, TaxCountryRegion'),
  },
});

export const taxIdentityRules = defineRules(
  TaxIdentity,
  'PT-TAX-IDENTITY',
  {
    '01': {
      at: 'code',
      must: beTaxCode('a Portuguese NIF', isNif),
      say: 'A Portuguese tax code must be a NIF: nine digits with a first digit that is given out, the last the right check digit',
      cite: NIF('número de identificação fiscal'),
    },
  },
  { everywhere: true, when: identityOf('PT') },
);
