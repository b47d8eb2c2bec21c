import { normal } from '../../../en16931/rules/blanks.ts';
import type { InvoiceTerms, TermValue } from '../../../en16931/term-tree.ts';
import { childOf, isElement } from '../../../xml/xml-tree.ts';
import type { Finder } from '../../kit/subject.ts';
import type { Form } from '../../kit/row.ts';

/** An early payment discount: `#SKONTO#TAGE=14#PROZENT=2.00#`, optionally with its base amount. */
const DISCOUNT = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}(?:#BASISBETRAG=-?\d+\.\d{2})?#$/;

/** Every line that begins with a number sign is such a discount, and the last one is followed only by its line end. */
export function discountsAreWhole(text: string, discount = DISCOUNT): boolean {
  const lines = text.split('\n');
  const discounts = lines.map(normal).filter((line) => line.startsWith('#'));
  if (discounts.length === 0) return true;
  if (!discounts.every((line) => discount.test(line))) return false;
  const last = lines.findLastIndex((line) => line.lastIndexOf('#') > line.indexOf('#') + 1);
  const rest = lines[last] ?? '';
  const behind = [rest.slice(rest.lastIndexOf('#') + 1), ...lines.slice(last + 1)].join('\n');
  return /^[ \t\r]*\n/.test(behind);
}

export const SKONTO: Form = {
  fits: (text) => discountsAreWhole(text),
  like: '#SKONTO#TAGE=14#PROZENT=2.00#⏎',
};

/** The first text of each payment terms: others violate the standard and are not checked. */
export const FIRST_PAYMENT_TERMS: Finder = {
  name: 'the first text of payment terms',
  find: (invoice: InvoiceTerms): readonly TermValue[] =>
    invoice.values('BT-20').filter(({ node }) => !node || !isElement(node) || childOf(node.parent, node.name) === node),
};
