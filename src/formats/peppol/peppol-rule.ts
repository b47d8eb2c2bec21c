import { parseDecimal, type Decimal } from '../en16931/decimal.ts';
import { elementsNamed } from '../en16931/rules/constraints.ts';
import { once } from '../en16931/rules/once.ts';
import type { Where } from '../en16931/rules/elements.ts';
import { splitRule, type Holds, type TermRule } from '../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../en16931/term-tree.ts';
import { attributeOf, childOf, type XmlElement } from '../xml/xml-tree.ts';

/** The words in which Peppol's rules on UBL are written: elements, as its rules look at elements. */

export const text = (element: XmlElement | undefined, ...path: readonly string[]): string | undefined => {
  let at = element;
  for (const name of path) at = childOf(at, name);
  return at?.text.trim();
};
export const number = (element: XmlElement | undefined, name: string): Decimal | undefined => {
  const found = childOf(element, name);
  return found && parseDecimal(found.text);
};
export const all = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

export const schemeOf = (element: XmlElement | undefined): string =>
  (element && attributeOf(element, 'schemeID')?.value.trim()) ?? '';

/** Whether each of these children is there. */
export const hasAll = (element: XmlElement | undefined, ...names: readonly string[]): boolean =>
  names.every((name) => childOf(element, name) !== undefined);

/** Whether a text is a number in any notation. */
export const isNumeric = (written: string): boolean =>
  /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/.test(written.trim());

export const within =
  (parent: string, ...names: readonly string[]): Where =>
  (invoice) =>
    elementsNamed(invoice, ...names).filter((element) => element.parent?.name === parent);

/** A rule on UBL by Peppol's id. */
export function peppol(
  code: string,
  terms: readonly string[],
  say: string,
  on: Where,
  must: (element: XmlElement, invoice: InvoiceTerms) => Holds,
  severity?: 'warning',
): TermRule {
  return splitRule<XmlElement, XmlElement>(code, { terms, say, ubl: { on, must }, ...(severity && { severity }) });
}

const isGermanParty = (root: XmlElement | undefined, party: string): boolean =>
  text(root, party, 'Party', 'PostalAddress', 'Country', 'IdentificationCode')?.toUpperCase() === 'DE';

/** Seller and buyer are both in Germany. */
export const isGerman = once(
  ({ root }) => isGermanParty(root, 'AccountingSupplierParty') && isGermanParty(root, 'AccountingCustomerParty'),
);

/** The two digits of the business process; undefined when it is none of Peppol's. */
export const processOf = once(
  ({ root }) => /^urn:fdc:peppol\.eu:2017:poacc:billing:(\d\d):1\.0$/.exec(text(root, 'ProfileID') ?? '')?.[1],
);

/** The currency of the invoice, as written. */
export const currencyOfInvoice = once(({ root }) => childOf(root, 'DocumentCurrencyCode')?.text);
