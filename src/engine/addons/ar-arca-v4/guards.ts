import type { Guard } from '../../core/rules/constraint.ts';
import { when } from '../../core/rules/constraint.ts';
import type { Invoice } from '../../documents/bill/invoice.ts';
import { DOC_TYPE } from './extension-keys.ts';

/** Type of the voucher; empty if there is none. */
export function voucherOf({ tax }: Invoice): string {
  return tax?.ext?.[DOC_TYPE] ?? '';
}

export function isVoucher(words: string, codes: readonly string[]): Guard<Invoice> {
  return when<Invoice>(`the voucher is ${words}`, (invoice) => codes.includes(voucherOf(invoice)));
}
