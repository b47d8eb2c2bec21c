import type { InvoiceTerms, TermGroup, TermValue } from '../../en16931/term-tree.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';

/** What a rule judges: an occurrence of a group, a value, or an element without a term. */
export type Subject = TermGroup | TermValue | XmlElement;

/** Whether a rule holds; if not, the right value, if it can be computed. */
export type Holds = boolean | { readonly right: string };

/** What code finds in an invoice, where a place has no notation. */
export interface Finder {
  /** Named in tests and on pages. */
  readonly name: string;
  /** One of its places in the notation, where an example shows the rule. */
  readonly like?: string;
  readonly find: (invoice: InvoiceTerms) => readonly Subject[];
}
