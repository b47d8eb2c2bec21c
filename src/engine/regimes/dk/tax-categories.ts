import { valueAddedTax } from '../shared/value-added-tax.ts';

/** Moms. Source of the rate: momsloven § 33, and the page below. */
export const vat = valueAddedTax({
  name: { da: 'moms' },
  title: { da: 'Merværdiafgift' },
  rates: {
    general: { name: { en: 'General Rate', da: 'Standardsats' }, values: { '1992-01-01': '25.0%' } },
  },
  sources: [{ title: { en: 'Danish Tax Agency - VAT rates' }, url: 'https://skat.dk/erhverv/moms' }],
});
