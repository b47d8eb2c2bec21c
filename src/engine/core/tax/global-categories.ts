import type { TaxCategoryDefinition, TaxKeyDefinition } from './definitions.ts';

/** Keys of value added taxes; those without percentage give the reason for no tax. */
export const vatKeys: readonly TaxKeyDefinition[] = [
  { key: 'standard', name: { en: 'Standard' } },
  { key: 'zero', name: { en: 'Zero' } },
  { key: 'reverse-charge', name: { en: 'Reverse charge' }, noPercent: true },
  { key: 'exempt', name: { en: 'Exempt' }, noPercent: true },
  { key: 'export', name: { en: 'Export' }, noPercent: true },
  { key: 'intra-community', name: { en: 'Intra-community' }, noPercent: true },
  { key: 'outside-scope', name: { en: 'Outside scope' }, noPercent: true },
];

/** Keys of goods and services taxes. */
export const gstKeys: readonly TaxKeyDefinition[] = [
  { key: 'standard', name: { en: 'Standard' } },
  { key: 'zero', name: { en: 'Zero' } },
  { key: 'exempt', name: { en: 'Exempt' }, noPercent: true },
  { key: 'outside-scope', name: { en: 'Outside scope' }, noPercent: true },
];

/** The categories for documents without a regime. */
export const globalCategories: readonly TaxCategoryDefinition[] = [
  { code: 'VAT', name: { en: 'VAT' }, title: { en: 'Value Added Tax' }, keys: vatKeys },
  { code: 'GST', name: { en: 'GST' }, title: { en: 'Goods and Services Tax' }, keys: gstKeys },
];
