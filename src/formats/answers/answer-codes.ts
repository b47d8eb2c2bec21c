/**
 * Codes of responses to documents, and their keys in a document.
 *
 * Source: Peppol BIS Invoice Response 3.1, its code lists OPStatusReason and OPStatusAction and the subset of UNTDID
 * 4343; read 2026-11-25.
 */

/** Codes by key; if several keys share a code, the first is read. */
type Codes = Readonly<Record<string, string>>;

export const INVOICE_STATUSES: Codes = {
  acknowledged: 'AB',
  processing: 'IP',
  querying: 'UQ',
  rejected: 'RE',
  accepted: 'AP',
  paid: 'PD',
};

/** A message that a validator refuses is rejected, or has an error. */
export const MESSAGE_STATUSES: Codes = { acknowledged: 'AB', accepted: 'AP', rejected: 'RE', error: 'RE' };

export const REASONS: Codes = {
  none: 'NON',
  references: 'REF',
  legal: 'LEG',
  'unknown-receiver': 'REC',
  quality: 'QUA',
  delivery: 'DEL',
  prices: 'PRI',
  quantity: 'QTY',
  items: 'ITM',
  'payment-terms': 'PAY',
  'not-recognized': 'UNR',
  'finance-terms': 'FIN',
  partial: 'PPD',
  other: 'OTH',
};

export const ACTIONS: Codes = {
  none: 'NOA',
  provide: 'PIN',
  reissue: 'NIN',
  'credit-full': 'CNF',
  'credit-partial': 'CNP',
  'credit-amount': 'CNA',
  other: 'OTH',
};

export const REASON_LIST = 'OPStatusReason';
export const ACTION_LIST = 'OPStatusAction';

/**
 * Conditionally accepted; the clarifications have the conditions. A document has no key for it, so it is stored beside
 * the key.
 */
export const CONDITIONAL = 'CA';

export function keyOf(codes: Codes, code: string): string | undefined {
  return Object.entries(codes).find(([, known]) => known === code)?.[0];
}

export function codeOf(codes: Codes, key: string): string | undefined {
  return Object.hasOwn(codes, key) ? codes[key] : undefined;
}
