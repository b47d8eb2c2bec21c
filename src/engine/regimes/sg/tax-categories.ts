import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { gstKeys } from '../../core/tax/global-categories.ts';

/** Source of the rates: Goods and Services Tax Act 1993, section 16, and the page below. */
export const gst: TaxCategoryDefinition = {
  code: 'GST',
  name: { en: 'GST' },
  title: { en: 'Goods and Services Tax' },
  keys: gstKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'General rate' },
      desc: { en: 'For goods and services sold by registered businesses in Singapore, and for imports.' },
      values: [
        { since: '2024-01-01', percent: '9%' },
        { since: '2023-01-01', percent: '8%' },
        { since: '2007-07-01', percent: '7%' },
        { since: '2004-01-01', percent: '5%' },
        { since: '2003-01-01', percent: '4%' },
        { since: '1994-04-01', percent: '3%' },
      ],
    },
  ],
  sources: [
    {
      title: { en: 'Goods and Services Tax (GST)' },
      url: 'https://www.iras.gov.sg/taxes/goods-services-tax-(gst)/basics-of-gst/current-gst-rates',
    },
  ],
};
