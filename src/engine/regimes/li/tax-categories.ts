import { readOn, valueAddedTax } from '../shared/value-added-tax.ts';

/** MWST, article 25 of the Mehrwertsteuergesetz. Sources of each figure: law.test.ts. */
export const vat = valueAddedTax({
  name: { de: 'MWST' },
  title: { de: 'Mehrwertsteuer' },
  rates: {
    general: {
      name: { en: 'General Rate', de: 'Normalsatz' },
      values: { '2024-01-01': '8.1%', '2018-01-01': '7.7%', '2011-01-01': '8%', '2010-01-01': '7.6%' },
    },
    intermediate: {
      name: { en: 'Special Rate for Accommodation', de: 'Sondersatz für Beherbergung' },
      values: { '2024-01-01': '3.8%', '2018-01-01': '3.7%', '2011-01-01': '3.8%', '2010-01-01': '3.6%' },
    },
    reduced: {
      name: { en: 'Reduced Rate', de: 'Reduzierter Steuersatz' },
      desc: { en: 'Food, books, newspapers and medicines.' },
      values: { '2024-01-01': '2.6%', '2011-01-01': '2.5%', '2010-01-01': '2.4%' },
    },
  },
  sources: readOn('2026-11-22', {
    'https://gesetze.li/konso/html/2009330000?version=21&search_text=&search_loc=':
      'Mehrwertsteuergesetz, LGBl. 2009 Nr. 330',
    'https://vatcalc.com/liechtenstein/liechtenstein-rises-vat-to-8-1-january-2024':
      'VAT Calc, Liechtenstein rises VAT to 8.1 % January 2024',
  }),
});
