import { describedTerm, type DescribedTerm, type XmlTerms } from './describe-xml.ts';
import type { XmlElement } from '../xml/xml-tree.ts';

/** An element of an XML invoice, for a list of its parts. */
export interface OutlinedElement {
  /** Local name. */
  readonly name: string;
  /** Its text, if it has no children. */
  readonly value: string;
  /** Its terms and groups of EN 16931. */
  readonly terms: readonly DescribedTerm[];
  readonly start: number;
  readonly end: number;
  readonly children: readonly OutlinedElement[];
}

/** The elements of an XML invoice, up to a maximum. */
export function outlineXml({ root, termsOf, tax }: XmlTerms, most: number): OutlinedElement {
  let left = most - 1;
  const outlined = (element: XmlElement): OutlinedElement => {
    // Siblings are listed before their children, so that a truncated list still names every part.
    const shown = element.children.slice(0, Math.max(0, left));
    left -= shown.length;
    return {
      name: element.name,
      value: element.children.length === 0 ? element.text.trim() : '',
      terms: termsOf(element).flatMap((id) => describedTerm(id, tax)),
      start: element.start,
      end: element.end,
      children: shown.map(outlined),
    };
  };
  return outlined(root);
}
