import type { InvoiceTerms } from '../term-tree.ts';

/**
 * A fact about the whole invoice, computed on first use and cached in the invoice. A rule that runs on many occurrences
 * must not search all of them each time.
 */
export function once<T>(work: (invoice: InvoiceTerms) => T): (invoice: InvoiceTerms) => T {
  return (invoice) => invoice.fact(work);
}
