import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** Moms. Source of the rate: momsloven § 33, and the page below. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', da: 'moms' },
  title: { en: 'Value Added Tax', da: 'Merværdiafgift' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'General Rate', da: 'Standardsats' },
      values: [{ since: '1992-01-01', percent: '25.0%' }],
    },
  ],
  sources: [{ title: { en: 'Danish Tax Agency - VAT rates' }, url: 'https://skat.dk/erhverv/moms' }],
};
