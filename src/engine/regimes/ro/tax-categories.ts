import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** TVA, Codul fiscal (Legea 227/2015), title VII. Sources of each figure: law.test.ts. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', ro: 'TVA' },
  title: { en: 'Value Added Tax', ro: 'Taxa pe valoarea adăugată' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'Standard Rate', ro: 'Cota standard' },
      values: [
        { since: '2025-08-01', percent: '21%' },
        { since: '2017-01-01', percent: '19%' },
        { since: '2016-01-01', percent: '20%' },
        { since: '2010-07-01', percent: '24%' },
        { since: '2010-01-01', percent: '19%' },
      ],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate', ro: 'Cota redusă' },
      values: [
        { since: '2025-08-01', percent: '11%' },
        { since: '2010-01-01', percent: '9%' },
      ],
    },
    {
      rate: 'super-reduced',
      keys: ['standard'],
      name: { en: 'Second Reduced Rate', ro: 'A doua cotă redusă' },
      desc: { en: 'Until July 2025; since then there is one reduced rate.' },
      values: [
        { since: '2025-08-01', percent: '11%' },
        { since: '2011-01-01', percent: '5%' },
      ],
    },
    {
      rate: 'special',
      keys: ['standard'],
      name: { en: 'Transitional Rate for Dwellings', ro: 'Cota tranzitorie pentru locuințe' },
      desc: {
        en: 'For dwellings with a down payment of before August 2025 that were handed over until July 2026; since then the standard rate holds.',
      },
      values: [
        { since: '2026-08-01', percent: '21%' },
        { since: '2025-08-01', percent: '9%' },
      ],
    },
  ],
  sources: [
    {
      title: { en: 'European Commission, VAT rates' },
      url: 'https://taxation-customs.ec.europa.eu/taxation/vat/eu-vat-rules/vat-rates_en',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'Regfollower, Romania increases standard and reduced VAT rates, after Legea 141/2025' },
      url: 'https://regfollower.com/romania-increases-standard-and-reduced-vat-rates-effective-starting-tomorrow',
      at: '2026-11-22T00:00:00',
    },
  ],
};
