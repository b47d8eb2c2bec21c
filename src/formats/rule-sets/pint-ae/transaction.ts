import { has, textAt } from '../../en16931/rules/paths.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';

/** Kinds of transactions of an invoice: one flag each, in this order, in `ProfileExecutionID`. */
const KINDS = [
  'freeTradeZone',
  'deemedSupply',
  'marginScheme',
  'summary',
  'continuousSupply',
  'disclosedAgent',
  'electronicCommerce',
  'export',
] as const;
type Kind = (typeof KINDS)[number];

const FLAGS = /^[01]{8}$/;

const flags = (root: XmlElement | undefined): string =>
  root?.children.find(({ name }) => name === 'ProfileExecutionID')?.text ?? '';

export const isOf = (root: XmlElement | undefined, ...kinds: readonly Kind[]): boolean =>
  FLAGS.test(flags(root)) && kinds.some((kind) => flags(root)[KINDS.indexOf(kind)] === '1');

/** Whether the document type is one of these codes. */
export const isType = (root: XmlElement | undefined, ...types: readonly string[]): boolean =>
  has(root, `.[InvoiceTypeCode=${types.join('|')}]`) || has(root, `.[CreditNoteTypeCode=${types.join('|')}]`);

export const currencyOf = (root: XmlElement | undefined): string => textAt(root, 'DocumentCurrencyCode');

/** The same as facts of the document. */
export const ofKind =
  (...kinds: readonly Kind[]) =>
  ({ root }: InvoiceTerms): boolean =>
    isOf(root, ...kinds);
export const ofType =
  (...types: readonly string[]) =>
  ({ root }: InvoiceTerms): boolean =>
    isType(root, ...types);
