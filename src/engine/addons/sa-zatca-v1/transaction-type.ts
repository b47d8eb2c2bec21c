import type { Guard } from '../../core/rules/constraint.ts';
import { when } from '../../core/rules/constraint.ts';
import type { Invoice } from '../../documents/bill/invoice.ts';
import { INVOICE_TYPE } from './extension-keys.ts';

/** Tags with a flag in the transaction type (KSA-2), in order, after the two digits of the main type. */
const FLAGS = ['third-party', 'nominal', 'export', 'summary', 'self-billed'] as const;
const MAIN_TYPE_LENGTH = 2;

/** `0100000`, a standard invoice, by default. */
export function transactionTypeOf(tags: readonly string[]): string {
  const main = tags.includes('simplified') ? '02' : '01';
  return main + FLAGS.map((flag) => (tags.includes(flag) ? '1' : '0')).join('');
}

/** An absent or malformed type has no flags, and everything not simplified is standard. */
function typeOf(invoice: Invoice): string {
  return invoice.tax?.ext?.[INVOICE_TYPE] ?? '';
}

export function isSimplified(invoice: Invoice): boolean {
  return typeOf(invoice).startsWith('02');
}

export function hasFlag(invoice: Invoice, flag: (typeof FLAGS)[number]): boolean {
  return typeOf(invoice)[MAIN_TYPE_LENGTH + FLAGS.indexOf(flag)] === '1';
}

export function isSimplifiedSummary(invoice: Invoice): boolean {
  return isSimplified(invoice) && hasFlag(invoice, 'summary');
}

export const isStandard: Guard<Invoice> = when<Invoice>(
  'the invoice is not simplified',
  (invoice) => !isSimplified(invoice),
);
export const isExport: Guard<Invoice> = when<Invoice>('the sale is an export', (invoice) => hasFlag(invoice, 'export'));
export const isSelfBilled: Guard<Invoice> = when<Invoice>('the customer issues the invoice', (invoice) =>
  hasFlag(invoice, 'self-billed'),
);
