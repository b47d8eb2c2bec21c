import { has, textAt } from '../../en16931/rules/paths.ts';
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
export type Kind = (typeof KINDS)[number];

const FLAGS = /^[01]{8}$/;

const flags = (root: XmlElement | undefined): string =>
  root?.children.find(({ name }) => name === 'ProfileExecutionID')?.text ?? '';

export const hasFlags = (root: XmlElement): boolean => FLAGS.test(flags(root));

export const isOf = (root: XmlElement | undefined, ...kinds: readonly Kind[]): boolean =>
  FLAGS.test(flags(root)) && kinds.some((kind) => flags(root)[KINDS.indexOf(kind)] === '1');

/** Whether the document type is one of these codes. */
export const isType = (root: XmlElement | undefined, ...types: readonly string[]): boolean =>
  has(root, `.[InvoiceTypeCode=${types.join('|')}]`) || has(root, `.[CreditNoteTypeCode=${types.join('|')}]`);

export const currencyOf = (root: XmlElement | undefined): string => textAt(root, 'DocumentCurrencyCode');
