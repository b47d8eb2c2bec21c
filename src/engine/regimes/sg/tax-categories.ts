import { goodsAndServicesTax } from '../shared/value-added-tax.ts';

/** Source of the rates: Goods and Services Tax Act 1993, section 16, and the page below. */
export const gst = goodsAndServicesTax({
  rates: {
    general: {
      name: { en: 'General rate' },
      desc: { en: 'For goods and services sold by registered businesses in Singapore, and for imports.' },
      values: {
        '2024-01-01': '9%',
        '2023-01-01': '8%',
        '2007-07-01': '7%',
        '2004-01-01': '5%',
        '2003-01-01': '4%',
        '1994-04-01': '3%',
      },
    },
  },
  sources: [
    {
      title: { en: 'Goods and Services Tax (GST)' },
      url: 'https://www.iras.gov.sg/taxes/goods-services-tax-(gst)/basics-of-gst/current-gst-rates',
    },
  ],
});
