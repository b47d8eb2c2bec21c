import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** MWST, article 25 of the Mehrwertsteuergesetz. Sources of each figure: law.test.ts. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', de: 'MWST' },
  title: { en: 'Value Added Tax', de: 'Mehrwertsteuer' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'General Rate', de: 'Normalsatz' },
      values: [
        { since: '2024-01-01', percent: '8.1%' },
        { since: '2018-01-01', percent: '7.7%' },
        { since: '2011-01-01', percent: '8%' },
        { since: '2010-01-01', percent: '7.6%' },
      ],
    },
    {
      rate: 'intermediate',
      keys: ['standard'],
      name: { en: 'Special Rate for Accommodation', de: 'Sondersatz für Beherbergung' },
      values: [
        { since: '2024-01-01', percent: '3.8%' },
        { since: '2018-01-01', percent: '3.7%' },
        { since: '2011-01-01', percent: '3.8%' },
        { since: '2010-01-01', percent: '3.6%' },
      ],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate', de: 'Reduzierter Steuersatz' },
      desc: { en: 'Food, books, newspapers and medicines.' },
      values: [
        { since: '2024-01-01', percent: '2.6%' },
        { since: '2011-01-01', percent: '2.5%' },
        { since: '2010-01-01', percent: '2.4%' },
      ],
    },
  ],
  sources: [
    {
      title: { en: 'Mehrwertsteuergesetz, LGBl. 2009 Nr. 330' },
      url: 'https://gesetze.li/konso/html/2009330000?version=21&search_text=&search_loc=',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'VAT Calc, Liechtenstein rises VAT to 8.1 % January 2024' },
      url: 'https://vatcalc.com/liechtenstein/liechtenstein-rises-vat-to-8-1-january-2024',
      at: '2026-11-22T00:00:00',
    },
  ],
};
