import type { XmlElement } from '../../xml/xml-tree.ts';
import type { InvoiceTerms } from '../term-tree.ts';
import { elementsNamed } from './constraints.ts';

/** Where rules on the syntax of UBL look: elements, since no term stands for what they ask. */

export type Where = (invoice: InvoiceTerms) => readonly XmlElement[];

export const outermost: Where = ({ root }) => (root ? [root] : []);

/** Elements of these names at any depth. */
export const each =
  (...names: readonly string[]): Where =>
  (invoice) =>
    elementsNamed(invoice, ...names);

/** A line, in either kind of document. */
export const LINES = ['InvoiceLine', 'CreditNoteLine'];

/** Amounts, but for those of tax. */
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
