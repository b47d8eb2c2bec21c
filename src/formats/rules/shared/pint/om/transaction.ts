import { once } from '../../../../en16931/rules/once.ts';
import { found, textAt } from '../../../../en16931/rules/paths.ts';
import type { InvoiceTerms } from '../../../../en16931/term-tree.ts';
import { normal } from '../../../../en16931/rules/blanks.ts';
import { parseDecimal, type Decimal } from '../../../../en16931/decimal.ts';
import type { RowOptions } from '../../../kit/row.ts';
import { textOf } from '../../../../xml/xml-tree.ts';

/**
 * Kinds of transactions of an invoice: one flag each, in this order, beside the document type; five more are unused.
 */
const KINDS = [
  'full',
  'simplified',
  'selfBilled',
  'thirdParty',
  'summary',
  'continuous',
  'export',
  'deemed',
  'importedServices',
  'profitMargin',
  'ownProfitMargin',
  'electronicCommerce',
  'importedGoods',
  'specialZone',
  'prepayment',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Transaction {
  readonly flags: string;
  readonly isSound: boolean;
  readonly is: (...kinds: readonly Kind[]) => boolean;
  readonly type: string;
  /** Currency of the invoice and of tax accounting. */
  readonly currency: string;
  readonly taxCurrency: string;
  readonly rate: Decimal | undefined;
}

export const transactionOf: (invoice: InvoiceTerms) => Transaction = once(({ root }) => {
  const [kind] = [...found(root, 'InvoiceTypeCode'), ...found(root, 'CreditNoteTypeCode')];
  const [name] = [...found(root, 'InvoiceTypeCode/@name'), ...found(root, 'CreditNoteTypeCode/@name')];
  const flags = name ? normal(textOf(name)) : '';
  const isSound = /^[01]{20}$/.test(flags);
  return {
    flags,
    isSound,
    is: (...kinds) => isSound && kinds.some((kind) => flags[KINDS.indexOf(kind)] === '1'),
    type: kind ? normal(textOf(kind)) : '',
    currency: textAt(root, 'DocumentCurrencyCode'),
    taxCurrency: textAt(root, 'TaxCurrencyCode'),
    rate: parseDecimal(textAt(root, 'TaxExchangeRate/CalculationRate')),
  };
});

/** Invoices of one of these kinds, and all others. */
export const ofKind = (...kinds: readonly Kind[]): RowOptions => ({
  when: (invoice) => transactionOf(invoice).is(...kinds),
});
export const ofOtherKind = (...kinds: readonly Kind[]): RowOptions => ({
  when: (invoice) => !transactionOf(invoice).is(...kinds),
});
/** Invoices whose transaction is so. */
export const where = (isSo: (transaction: Transaction) => boolean): RowOptions => ({
  when: (invoice) => isSo(transactionOf(invoice)),
});

/** The number of a flag, from 1. */
export const flagOf = (kind: Kind): string => String(KINDS.indexOf(kind) + 1);
