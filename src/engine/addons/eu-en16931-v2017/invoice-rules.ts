import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import { bePresent } from '../../core/rules/constraints.ts';
import { carryExtensions } from '../../core/tax/extension-constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { EN_16931 } from '../../documents/norms.ts';
import { DOCUMENT_TYPE } from './scenarios.ts';
import { TAX_CATEGORY } from './tax-category.ts';

/** A negative sum counts as an amount due. */
const isDue = when<Invoice>('an amount of a standard invoice is due', ({ type, totals }) => {
  if (type !== 'standard' || !totals) return false;
  return !(totals.due ?? totals.payable).isZero();
});

/** Categories without tax, which need a reason. */
const WITHOUT_TAX = ['E', 'AE', 'K', 'G', 'O'];

const explainExemptions = satisfy<Invoice>('give a reason for every tax category without tax', (invoice) => {
  const explained = new Set((invoice.tax?.notes ?? []).map((note) => note.ext?.[TAX_CATEGORY]));
  return categoriesToExplain(invoice).every((code) => explained.has(code));
});

function categoriesToExplain(invoice: Invoice): readonly string[] {
  return (invoice.totals?.taxes?.categories ?? [])
    .filter((category) => category.code === 'VAT')
    .flatMap((category) => category.rates ?? [])
    .filter((rate) => !rate.ext?.['cef-vatex'])
    .map((rate) => rate.ext?.[TAX_CATEGORY] ?? '')
    .filter((code) => WITHOUT_TAX.includes(code));
}

export const invoiceRules = defineRules(Invoice, 'EU-EN16931-BILL-INVOICE', {
  '01': {
    at: 'tax',
    must: bePresent,
    say: 'The invoice needs tax details with the document type',
    cite: EN_16931('BR-04'),
  },
  '02': {
    at: 'tax.ext',
    must: carryExtensions(DOCUMENT_TYPE),
    say: 'The tax extensions need the document type (`untdid-document-type`)',
    cite: EN_16931('BR-04'),
  },
  '03': {
    at: 'lines',
    must: bePresent,
    say: 'The invoice needs at least one line',
    cite: EN_16931('BR-16'),
  },
  '04': {
    at: 'supplier.addresses',
    must: bePresent,
    say: 'The supplier needs an address',
    cite: EN_16931('BR-08'),
  },
  '05': {
    at: 'customer.addresses',
    must: bePresent,
    say: 'The customer needs an address',
    cite: EN_16931('BR-10'),
  },
  '06': {
    when: isDue,
    at: 'payment',
    must: bePresent,
    say: 'An invoice with an amount due needs payment details',
    cite: EN_16931('BR-CO-25'),
  },
  '07': {
    when: isDue,
    at: 'payment.terms',
    must: bePresent,
    say: 'The payment details of an invoice with an amount due need terms',
    cite: EN_16931('BR-CO-25'),
  },
  '08': {
    must: explainExemptions,
    say: 'Each VAT category without tax needs a reason: a `cef-vatex` code on the tax or a tax note about the category',
    cite: EN_16931('BR-E-10, BR-AE-10, BR-IC-10, BR-G-10, BR-O-10'),
  },
});
