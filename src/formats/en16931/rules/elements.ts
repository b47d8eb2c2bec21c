import { xmlIndex } from '../../xml/xml-index.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';
import type { InvoiceTerms } from '../term-tree.ts';
import { elementsNamed } from './constraints.ts';
import { once } from './once.ts';

/** Contexts of syntax rules: elements, since they have no terms. */

export type Where = (invoice: InvoiceTerms) => readonly XmlElement[];

export const outermost: Where = ({ root }) => (root ? [root] : []);

/** Elements of these names at any depth. */
export const each =
  (...names: readonly string[]): Where =>
  (invoice) =>
    elementsNamed(invoice, ...names);

/**
 * Elements at any depth with these parents, `Price/AllowanceCharge/Amount`; with `@name` at the end, those with the
 * attribute.
 */
export function elementsAt(path: string): Where {
  const steps = path.split('/').reverse();
  const attribute = steps[0]?.startsWith('@') ? steps.shift()?.slice(1) : undefined;
  const [name = '', ...parents] = steps;
  const isThere = (element: XmlElement): boolean => {
    let at = element.parent;
    for (const parent of parents) {
      if (at?.name !== parent) return false;
      at = at.parent;
    }
    return attribute === undefined || attributeOf(element, attribute) !== undefined;
  };
  // Rules on each of many lines use it, so it is computed once per invoice.
  return ({ root }) => {
    if (!root) return [];
    const { byName, found } = xmlIndex(root);
    let elements = found.get(path);
    if (!elements) found.set(path, (elements = (byName.get(name) ?? []).filter(isThere)));
    return elements;
  };
}

/** Elements at a path of local names below an element. */
export function below(element: XmlElement, path: string): readonly XmlElement[] {
  let found: readonly XmlElement[] = [element];
  for (const step of path.split('/')) {
    const next: XmlElement[] = [];
    for (const { children } of found) for (const child of children) if (child.name === step) next.push(child);
    found = next;
  }
  return found;
}

/** Elements at any depth whose names have this ending. */
export const endingIn = (ending: string): Where =>
  once(({ root }) =>
    root ? [...xmlIndex(root).byName].flatMap(([name, elements]) => (name.endsWith(ending) ? elements : [])) : [],
  );

/** A line of UBL, in either kind of document. */
export const LINES = ['InvoiceLine', 'CreditNoteLine'];

/** Amounts of UBL except those of tax. */
export const AMOUNTS = [
  'Amount',
  'BaseAmount',
  'PriceAmount',
  'TaxableAmount',
  'LineExtensionAmount',
  'TaxExclusiveAmount',
  'TaxInclusiveAmount',
  'AllowanceTotalAmount',
  'ChargeTotalAmount',
  'PrepaidAmount',
  'PayableRoundingAmount',
  'PayableAmount',
];
