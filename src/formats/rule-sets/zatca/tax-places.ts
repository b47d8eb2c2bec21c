import type { Where } from '../../en16931/rules/elements.ts';
import { once } from '../../en16931/rules/once.ts';
import { elementsOf } from '../../en16931/rules/paths.ts';

const VAT = '[TaxScheme/ID~~VAT]';

/** Something is standard rated: only then does the official set check line categories, and the rate of 15 or 5 %. */
const hasStandard = once(
  (invoice) =>
    elementsOf(
      `AllowanceCharge[ChargeIndicator~true|false|1|0]/TaxCategory[ID~S]${VAT}`,
      `TaxTotal/TaxSubtotal/TaxCategory[ID~S]${VAT}`,
      `InvoiceLine/Item/ClassifiedTaxCategory[ID~S]${VAT}`,
    )(invoice).length > 0,
);
const whereStandard =
  (where: Where): Where =>
  (invoice) =>
    hasStandard(invoice) ? where(invoice) : [];

/** Categories in the VAT of lines. */
export const categoriesOfLines = (...categories: readonly string[]): Where =>
  whereStandard(elementsOf(`/Invoice/InvoiceLine/TaxTotal/TaxSubtotal/TaxCategory[ID~${categories.join('|')}]${VAT}`));

export const standardCategories: Where = whereStandard(
  elementsOf(
    `/Invoice/AllowanceCharge/TaxCategory[ID~S]${VAT}`,
    `/Invoice/TaxTotal/TaxSubtotal/TaxCategory[ID~S]${VAT}`,
    `/Invoice/InvoiceLine/Item/ClassifiedTaxCategory[ID~S]${VAT}`,
    `/Invoice/InvoiceLine/TaxTotal/TaxSubtotal/TaxCategory[ID~S]${VAT}`,
  ),
);

/** Entries of the breakdown that are not standard rated. */
export const untaxedEntries = (...categories: readonly string[]): string =>
  `/Invoice/TaxTotal/TaxSubtotal/TaxCategory[ID~${categories.join('|')}]`;

/** Codes of categories of the invoice. */
export const CATEGORY_IDS = [
  '/Invoice/TaxTotal/TaxSubtotal/TaxCategory/ID',
  '/Invoice/InvoiceLine/TaxTotal/TaxSubtotal/TaxCategory/ID',
  '/Invoice/AllowanceCharge/TaxCategory/ID',
  '/Invoice/InvoiceLine/Item/ClassifiedTaxCategory/ID',
].join(' ');
