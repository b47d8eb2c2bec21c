import type { Where } from '../../../en16931/rules/elements.ts';
import type { Holds, TermRule } from '../../../en16931/rules/rule.ts';
import type { InvoiceTerms, Syntax } from '../../../en16931/term-tree.ts';
import type { XmlElement } from '../../../xml/xml-tree.ts';
import { rulesOf } from '../../kit/compile.ts';
import { at, byElement, having, type Unplaced } from '../../kit/verbs.ts';

export type Must = (element: XmlElement, invoice: InvoiceTerms, today?: string) => Holds;

/** A rule for one syntax: its row, where it applies, and what decides in place of its verb. */
export function ruled(
  syntax: Syntax,
  row: Unplaced,
  on: Where | string,
  must?: Must,
  held: Pick<TermRule, 'since' | 'until'> = {},
): readonly TermRule[] {
  const place = typeof on === 'string' ? on : { name: '', find: on };
  return rulesOf(having({ ...(must && byElement(must)), ...held }, at({ [syntax]: place }, row)));
}
