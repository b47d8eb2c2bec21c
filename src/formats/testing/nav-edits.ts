import type { Case, Edit } from './conditions.ts';
import type { NAV_FILES } from './nav-conditions.ts';

/** Edits of own invoices of NAV, for tests of its conditions. */

export type NavCase = Case<keyof typeof NAV_FILES>;

export const set = (name: string, from: string, to: string): Edit => [`<${name}>${from}<`, `<${name}>${to}<`];
export const ofLine = (to: string): Edit => ['<lineVatRate><vatPercentage>0.27</vatPercentage>', `<lineVatRate>${to}`];
export const ofSum = (to: string): Edit => ['<vatRate><vatPercentage>0.27</vatPercentage>', `<vatRate>${to}`];
export const free = (name: string): string => `<vatExemption><case>${name}</case><reason>x</reason></vatExemption>`;
export const outside = (name: string): string =>
  `<vatOutOfScope><case>${name}</case><reason>x</reason></vatOutOfScope>`;
export const MARGIN = '<marginSchemeIndicator>ANTIQUES</marginSchemeIndicator>';
export const REVERSED = '<vatDomesticReverseCharge>true</vatDomesticReverseCharge>';
export const mismatch = (rate: string): string =>
  `<vatAmountMismatch><vatRate>${rate}</vatRate><case>UNKNOWN</case></vatAmountMismatch>`;
export const STATUS = (to: string): Edit => set('customerVatStatus', 'DOMESTIC', to);
