import { defineRules } from '../../core/rules/define-rules.ts';
import { when } from '../../core/rules/constraint.ts';
import { bePresent } from '../../core/rules/constraints.ts';
import { haveExtension } from '../../core/tax/extension-constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { EN_16931, XRECHNUNG } from './norms.ts';

/** Document types of UNTDID 1001 that XRechnung accepts. */
const DOCUMENT_TYPES = ['326', '380', '384', '389', '381', '875', '876', '877'];

const CORRECTING_TYPES = ['corrective', 'credit-note'];

const isCorrection = when<Invoice>('the invoice is a corrective one or a credit note', ({ type }) =>
  CORRECTING_TYPES.includes(type),
);

export const invoiceRules = defineRules(Invoice, 'DE-XRECHNUNG-BILL-INVOICE', {
  // By the tax category, not the document type: other tools of the format do so too, and accept every type.
  '01': {
    at: 'tax.ext',
    must: haveExtension('untdid-tax-category', ...DOCUMENT_TYPES),
    say: 'The tax extensions cannot have a `untdid-tax-category` that is no document type of XRechnung',
    cite: XRECHNUNG('BR-DE-17'),
  },
  '02': {
    when: isCorrection,
    at: 'preceding',
    must: bePresent,
    say: 'A corrective invoice or credit note needs a reference to the invoice it corrects',
    cite: [XRECHNUNG('BR-DE-26'), EN_16931('BG-3')],
  },
  '29': {
    at: 'ordering',
    must: bePresent,
    say: 'The invoice needs ordering details with the reference of the buyer',
    cite: XRECHNUNG('BR-DE-15'),
  },
  '30': {
    at: 'ordering.code',
    must: bePresent,
    say: 'The ordering details need the reference of the buyer in `code`, such as a Leitweg-ID',
    cite: XRECHNUNG('BR-DE-15'),
  },
});
