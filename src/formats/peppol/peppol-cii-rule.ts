import type { Decimal } from '../en16931/decimal.ts';
import type { Where } from '../en16931/rules/elements.ts';
import { splitRule, type Holds, type TermRule } from '../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../en16931/term-tree.ts';
import { childOf, type XmlElement } from '../xml/xml-tree.ts';
import { number } from './peppol-rule.ts';

/** A CII rule with Peppol's id. */
export function peppolCii(
  code: string,
  terms: readonly string[],
  say: string,
  on: Where,
  must: (element: XmlElement, invoice: InvoiceTerms) => Holds,
  severity?: 'warning',
): TermRule {
  return splitRule<XmlElement, XmlElement>(code, { terms, say, cii: { on, must }, ...(severity && { severity }) });
}

/** The number at a path of two elements. */
export const deepNumber = (element: XmlElement | undefined, outer: string, name: string): Decimal | undefined =>
  number(childOf(element, outer), name);
