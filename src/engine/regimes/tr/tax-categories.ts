import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** KDV, law 3065. Sources of each figure: law.test.ts. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', tr: 'KDV' },
  title: { en: 'Value Added Tax', tr: 'Katma Değer Vergisi' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'Standard Rate' },
      values: [
        { since: '2023-07-10', percent: '20%' },
        { since: '2012-11-01', percent: '18%' },
      ],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate' },
      desc: { en: 'Goods and services of list II: clothes, medicines, nights in hotels.' },
      values: [
        { since: '2023-07-10', percent: '10%' },
        { since: '2012-11-01', percent: '8%' },
      ],
    },
    {
      rate: 'super-reduced',
      keys: ['standard'],
      name: { en: 'Super-reduced Rate' },
      desc: { en: 'Goods and services of list I: basic foods, newspapers.' },
      values: [{ since: '2012-11-01', percent: '1%' }],
    },
  ],
  sources: [
    {
      title: { en: 'Moroğlu Arseven, VAT rates from 10 July 2023' },
      url: 'https://www.morogluarseven.com/news-and-publications/turkiye-increased-vat-and-certain-tax-and-fee-rates/',
      at: '2026-11-22T00:00:00',
    },
  ],
};
