import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { withMembers } from '../../core/schema/draft.ts';

/** The document type is in `tax.ext`, so there is always a `tax`. */
export const normaliseInvoice = defineNormaliser<Invoice>(Invoice, (invoice) =>
  invoice.tax ? invoice : withMembers(invoice, { tax: {} }),
);
