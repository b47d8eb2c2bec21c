import type { Wording } from '../../../../engine/index.ts';
import type { Where } from '../../../en16931/rules/elements.ts';
import { splitRule, type Holds, type TermRule } from '../../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../../en16931/term-tree.ts';
import type { XmlElement } from '../../../xml/xml-tree.ts';

/** A rule on elements of UBL, in sets whose rules are functions. */
export function pint(
  code: string,
  terms: readonly string[],
  say: Wording,
  on: Where,
  must: (element: XmlElement, invoice: InvoiceTerms, today?: string) => Holds,
): TermRule {
  return splitRule<XmlElement, XmlElement>(code, { terms, say, ubl: { on, must } });
}
