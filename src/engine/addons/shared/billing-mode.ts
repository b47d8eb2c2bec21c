import { changeExtensions, fillExtension, removeExtension } from '../../core/tax/extension-changes.ts';
import type { Invoice } from '../../documents/bill/invoice.ts';
import type { BillTax } from '../../documents/bill/tax.ts';
import { BILLING_MODE } from './billing-mode.codes.ts';

/** Modes of final invoices after an advance, and of prepaid invoices. */
export const FINAL_MODES: readonly string[] = ['B4', 'S4', 'M4'];
export const PAID_MODES: readonly string[] = ['B2', 'S2', 'M2'];
/** Documents about an advance (UNTDID 1001). */
export const ADVANCE_TYPES: readonly string[] = ['386', '500', '503'];
export const DOCUMENT_TYPE = 'untdid-document-type';

/** Goods and services together; paid or not by the original totals of the document. */
export function withBillingMode(tax: BillTax, { totals }: Invoice): BillTax {
  const empty = tax.ext?.[BILLING_MODE] === '' ? [removeExtension(BILLING_MODE)] : [];
  return changeExtensions(tax, ...empty, fillExtension(BILLING_MODE, totals?.due?.isZero() ? 'M2' : 'M1'));
}

export function billingModeOf({ tax }: Invoice): string {
  return tax?.ext?.[BILLING_MODE] ?? '';
}

export function documentTypeOf({ tax }: Invoice): string {
  return tax?.ext?.[DOCUMENT_TYPE] ?? '';
}
