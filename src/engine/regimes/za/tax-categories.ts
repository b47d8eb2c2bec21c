import { readOn, valueAddedTax } from '../shared/value-added-tax.ts';

/** VAT, section 7 of the Value-Added Tax Act 89 of 1991. Sources of each figure: law.test.ts. */
export const vat = valueAddedTax({
  title: { en: 'Value-Added Tax' },
  rates: {
    general: {
      name: { en: 'Standard Rate' },
      values: { '2018-04-01': '15%', '1993-04-07': '14%', '1991-09-30': '10%' },
    },
  },
  sources: readOn('2026-11-22', {
    'https://taxnews.ey.com/news/2018-0427': 'Ernst & Young, VAT rate to increase from 1 April 2018',
    'https://calculatorvat.co.za/history-of-vat-in-south-africa-how-the-sales-tax-system-evolved/':
      'calculatorvat.co.za, History of VAT in South Africa',
  }),
});
