import { norm } from '../../core/rules/citation.ts';

export const GST_RULES = norm('Central Goods and Services Tax Rules, 2017', 'https://gstcouncil.gov.in/central-gst');

/** In force since 1 April 2026; its section replaces section 139A of the act of 1961. */
export const INCOME_TAX = norm('Income-tax Act, 2025');
