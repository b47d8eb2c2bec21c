import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** VAT, section 7 of the Value-Added Tax Act 89 of 1991. Sources of each figure: law.test.ts. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT' },
  title: { en: 'Value-Added Tax' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'Standard Rate' },
      values: [
        { since: '2018-04-01', percent: '15%' },
        { since: '1993-04-07', percent: '14%' },
        { since: '1991-09-30', percent: '10%' },
      ],
    },
  ],
  sources: [
    {
      title: { en: 'Ernst & Young, VAT rate to increase from 1 April 2018' },
      url: 'https://taxnews.ey.com/news/2018-0427',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'calculatorvat.co.za, History of VAT in South Africa' },
      url: 'https://calculatorvat.co.za/history-of-vat-in-south-africa-how-the-sales-tax-system-evolved/',
      at: '2026-11-22T00:00:00',
    },
  ],
};
