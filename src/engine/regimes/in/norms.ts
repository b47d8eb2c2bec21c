import { norm } from '../../core/rules/citation.ts';

export const GST_RULES = norm('Central Goods and Services Tax Rules, 2017', 'https://gstcouncil.gov.in/central-gst');

/** Numbers given out under it remain in use under the act of 2025. */
export const INCOME_TAX = norm('Income-tax Act, 1961');
