import { exportMessages } from '../../losses/export-messages.ts';
import type { DocumentMaker } from '../../catalogue/document-maker.ts';
import { xmlMessages } from '../../reading/messages.ts';
import { toDocument } from './to-document.ts';
import { toTerms } from './to-terms.ts';

/** Converts the terms of EN 16931 to invoices, and back. */
export const INVOICE_MAKER: DocumentMaker = {
  type: 'bill/invoice',
  toDocument,
  toTerms,
  number: 'BT-1',
  knownOtherwise: [
    /^\$\.(?:\$schema|\$regime|\$addons|\$tags|uuid|type|totals)(?![\w-])/,
    /\.(?:uuid|i|sum|key|rate)$/,
    /^\$\.tax\.(?:rounding|prices_include)$/,
    /\.taxes\[0\]\.(?:cat|percent|ext\.untdid-tax-category|ext\.cef-vatex)$/,
    /^\$\.(?:lines|discounts|charges).*\.ext\.untdid-/,
  ],
  noMember: xmlMessages.noTerm,
  noPlace: exportMessages.noTerm,
  noNumber: exportMessages.noNumber,
  others: exportMessages.onlyInvoices,
};
