import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** Käibemaks, § 15 of Käibemaksuseadus. Sources of each figure: law.test.ts. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', et: 'KM' },
  title: { en: 'Value Added Tax', et: 'Käibemaks' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'General Rate', et: 'Üldine määr' },
      values: [
        { since: '2025-07-01', percent: '24%' },
        { since: '2024-01-01', percent: '22%' },
        { since: '2010-01-01', percent: '20%' },
      ],
    },
    {
      rate: 'intermediate',
      keys: ['standard'],
      name: { en: 'Accommodation Rate', et: 'Majutusteenuse määr' },
      values: [{ since: '2025-01-01', percent: '13%' }],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate', et: 'Vähendatud määr' },
      values: [{ since: '2010-01-01', percent: '9%' }],
    },
    {
      rate: 'super-reduced',
      keys: ['standard'],
      name: { en: 'Press Rate', et: 'Ajakirjandusväljaande määr' },
      values: [
        { since: '2025-01-01', percent: '9%' },
        { since: '2022-08-01', percent: '5%' },
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
      title: { en: 'Marosa, VAT rate increase in Estonia by 2025' },
      url: 'https://marosavat.com/estonia-increase-vat-rate-2025',
      at: '2026-11-22T00:00:00',
    },
  ],
};
