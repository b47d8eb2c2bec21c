import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { changeExtensions, fillExtension, setExtension } from '../../core/tax/extension-changes.ts';
import { alphanumericCode } from '../../core/text/code.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Item } from '../../documents/org/item.ts';
import { LOTTERY, PRODUCT } from './extension-keys.ts';

/** Prices of receipts include IVA. */
export const normaliseInvoice = defineNormaliser<Invoice>(Invoice, (invoice) => {
  const before = invoice.tax ?? {};
  const priced = before.prices_include ? before : { ...before, prices_include: 'VAT' };
  const code = priced.ext?.[LOTTERY];
  const tax = code === undefined ? priced : changeExtensions(priced, setExtension(LOTTERY, alphanumericCode(code)));
  return tax === invoice.tax ? invoice : { ...invoice, tax };
});

export const normaliseItem = defineNormaliser<Item>(Item, (item) =>
  changeExtensions(item, fillExtension(PRODUCT, 'services')),
);
