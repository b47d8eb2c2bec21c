import { readOn, unionRates, valueAddedTax } from '../shared/value-added-tax.ts';

/** TVA, Codul fiscal (Legea 227/2015), title VII. Sources of each figure: law.test.ts. */
export const vat = valueAddedTax({
  name: { ro: 'TVA' },
  title: { ro: 'Taxa pe valoarea adăugată' },
  rates: {
    general: {
      name: { en: 'Standard Rate', ro: 'Cota standard' },
      values: {
        '2025-08-01': '21%',
        '2017-01-01': '19%',
        '2016-01-01': '20%',
        '2010-07-01': '24%',
        '2010-01-01': '19%',
      },
    },
    reduced: { name: { en: 'Reduced Rate', ro: 'Cota redusă' }, values: { '2025-08-01': '11%', '2010-01-01': '9%' } },
    'super-reduced': {
      name: { en: 'Second Reduced Rate', ro: 'A doua cotă redusă' },
      desc: { en: 'Until July 2025; since then there is one reduced rate.' },
      values: { '2025-08-01': '11%', '2011-01-01': '5%' },
    },
    special: {
      name: { en: 'Transitional Rate for Dwellings', ro: 'Cota tranzitorie pentru locuințe' },
      desc: {
        en: 'For dwellings with a down payment of before August 2025 that were handed over until July 2026; since then the standard rate holds.',
      },
      values: { '2026-08-01': '21%', '2025-08-01': '9%' },
    },
  },
  sources: readOn('2026-11-22', {
    ...unionRates,
    'https://regfollower.com/romania-increases-standard-and-reduced-vat-rates-effective-starting-tomorrow':
      'Regfollower, Romania increases standard and reduced VAT rates, after Legea 141/2025',
  }),
});
