import { below } from '../../../en16931/rules/elements.ts';
import { once } from '../../../en16931/rules/once.ts';
import type { Holds } from '../../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../../en16931/term-tree.ts';
import type { XmlElement } from '../../../xml/xml-tree.ts';

/** Building blocks of the French rules. */

export type Must = (element: XmlElement, invoice: InvoiceTerms) => Holds;

/** Elements at any of these paths. A leading `/` is the invoice or credit note, `#` a line of either. */
export const inUbl = (...paths: readonly string[]): string =>
  paths
    .flatMap((path) => {
      const below = path.slice(1);
      if (path.startsWith('/')) return [`Invoice${path}`, `CreditNote${path}`];
      return path.startsWith('#') ? [`Invoice/InvoiceLine${below}`, `CreditNote/CreditNoteLine${below}`] : [path];
    })
    .join(' ');

/** The text of the first element at a path, as written; empty when there is none. */
export const textAt = (element: XmlElement | undefined, path: string): string =>
  (element && below(element, path)[0]?.text) ?? '';

/** The texts of every element at a path, as written. */
export const textsAt = (element: XmlElement | undefined, path: string): readonly string[] =>
  element ? below(element, path).map(({ text }) => text) : [];

const kept = once(() => new Map<XmlElement, Map<string, readonly string[]>>());

/** The texts, cached per element: for rules on many elements that use a common ancestor. */
export function textsKept(invoice: InvoiceTerms, element: XmlElement | undefined, path: string): readonly string[] {
  if (!element) return [];
  const all = kept(invoice);
  let own = all.get(element);
  if (!own) all.set(element, (own = new Map()));
  let texts = own.get(path);
  if (!texts) own.set(path, (texts = textsAt(element, path)));
  return texts;
}

/** A number as XPath parses it; NaN for anything else. */
export const numberOf = (text: string): number =>
  /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?\s*$/.test(text) ? Number(text) : Number.NaN;
