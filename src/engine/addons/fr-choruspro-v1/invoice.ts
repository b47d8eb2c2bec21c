import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { changeExtensions, fillExtension } from '../../core/tax/extension-changes.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Line } from '../../documents/bill/line.ts';
import { FRAMEWORK } from './extension-keys.ts';

/** An invoice that the supplier submits. */
const BY_SUPPLIER = 'A1';

export const normaliseInvoice = defineNormaliser<Invoice>(Invoice, (invoice) => {
  const tax = changeExtensions(invoice.tax ?? {}, fillExtension(FRAMEWORK, BY_SUPPLIER));
  return tax === invoice.tax ? invoice : { ...invoice, tax };
});

/** Decimals of a quantity on the platform. */
const QUANTITY_DECIMALS = 4;

export const normaliseLine = defineNormaliser<Line>(Line, (line) => {
  const quantity = line.quantity.rescaleDown(QUANTITY_DECIMALS);
  return quantity === line.quantity ? line : { ...line, quantity };
});
