import type { InvoiceTerms } from '../term-tree.ts';

/**
 * A fact about the whole invoice, worked out at the first question and kept as long as the invoice. What a rule asks of each of
 * many occurrences may not look through all of them again.
 */
export function once<T>(work: (invoice: InvoiceTerms) => T): (invoice: InvoiceTerms) => T {
  const known = new WeakMap<InvoiceTerms, { readonly fact: T }>();
  return (invoice) => {
    let kept = known.get(invoice);
    if (!kept) known.set(invoice, (kept = { fact: work(invoice) }));
    return kept.fact;
  };
}
