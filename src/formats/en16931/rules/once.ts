import type { InvoiceTerms } from '../term-tree.ts';

/**
 * A fact about the whole invoice, worked out at the first question and kept by the invoice. What a rule asks of each of
 * many occurrences may not look through all of them again.
 */
export function once<T>(work: (invoice: InvoiceTerms) => T): (invoice: InvoiceTerms) => T {
  return (invoice) => invoice.fact(work);
}
