import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Item } from '../../documents/org/item.ts';
import { withMembers } from '../../core/schema/draft.ts';

/** The document type stands in `tax.ext`, so there is always a `tax`. */
export const normaliseInvoice = defineNormaliser<Invoice>(Invoice, (invoice) =>
  invoice.tax ? invoice : withMembers(invoice, { tax: {} }),
);

/** Rows need a unit (BR-23): pieces when the author names none. */
export const normaliseItem = defineNormaliser<Item>(Item, (item) =>
  item.unit ? item : withMembers(item, { unit: 'one' }),
);
