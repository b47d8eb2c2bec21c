import { when } from '../../core/rules/constraint.ts';
import { beOneOf, bePresent, whereGiven } from '../../core/rules/constraints.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { haveExtension } from '../../core/tax/extension-constraints.ts';
import type { Charge } from '../../documents/bill/charge.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { haveTax, includeTax } from '../shared/line-taxes.ts';
import { EXCISE } from './charge-rules.ts';
import { OIOUBL } from './norms.ts';
import { CURRENCY_ROUNDING } from './normalisers.ts';

/** Document types (UNTDID 1001) of invoices, and that of credit notes. */
const DOCUMENT_TYPES = ['325', '380', '393', '381'];

const isNoDuty = when<Charge>('the charge is no excise duty', ({ key }) => key !== EXCISE);

export const invoiceRules = defineRules(
  Invoice,
  'DK-OIOUBL-BILL-INVOICE',
  {
    '01': {
      at: 'tax.ext',
      must: haveExtension('untdid-document-type', ...DOCUMENT_TYPES),
      say: 'The document type (`untdid-document-type`) must be 325, 380 or 393 for an invoice, 381 for a credit note',
      cite: OIOUBL('F-INV011, F-CRN011'),
    },
    '02': {
      at: 'tax.rounding',
      must: whereGiven(beOneOf([CURRENCY_ROUNDING])),
      say: 'Amounts must be rounded to the currency (`currency`), so that the lines add up to the totals',
      cite: OIOUBL('F-INV126'),
    },
    '03': {
      at: 'customer.endpoints',
      must: bePresent,
      say: 'The customer needs an endpoint to be delivered to',
      cite: OIOUBL('F-INV044, F-CRN040'),
    },
    '04': {
      on: 'lines[]',
      must: haveTax('VAT'),
      say: 'Every line needs VAT',
      cite: OIOUBL('F-INV138, F-CRN081'),
    },
    '05': {
      on: 'charges[]',
      when: isNoDuty,
      at: 'taxes',
      must: includeTax('VAT'),
      say: 'A charge on the invoice needs VAT',
      cite: OIOUBL('F-LIB226'),
    },
  },
  // An invoice without means and terms of payment is complete.
  { replaces: ['GOBL-EU-EN16931-BILL-INVOICE-06', 'GOBL-EU-EN16931-BILL-INVOICE-07'] },
);
