import { readOn, unionRates, valueAddedTax } from '../shared/value-added-tax.ts';

/** Käibemaks, § 15 of Käibemaksuseadus. Sources of each figure: law.test.ts. */
export const vat = valueAddedTax({
  name: { et: 'KM' },
  title: { et: 'Käibemaks' },
  rates: {
    general: {
      name: { en: 'General Rate', et: 'Üldine määr' },
      values: { '2025-07-01': '24%', '2024-01-01': '22%', '2010-01-01': '20%' },
    },
    intermediate: { name: { en: 'Accommodation Rate', et: 'Majutusteenuse määr' }, values: { '2025-01-01': '13%' } },
    reduced: { name: { en: 'Reduced Rate', et: 'Vähendatud määr' }, values: { '2010-01-01': '9%' } },
    'super-reduced': {
      name: { en: 'Press Rate', et: 'Ajakirjandusväljaande määr' },
      values: { '2025-01-01': '9%', '2022-08-01': '5%' },
    },
  },
  sources: readOn('2026-11-22', {
    ...unionRates,
    'https://marosavat.com/estonia-increase-vat-rate-2025': 'Marosa, VAT rate increase in Estonia by 2025',
  }),
});
