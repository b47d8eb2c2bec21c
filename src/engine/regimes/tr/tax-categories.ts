import { readOn, valueAddedTax } from '../shared/value-added-tax.ts';

/** KDV, law 3065. Sources of each figure: law.test.ts. */
export const vat = valueAddedTax({
  name: { tr: 'KDV' },
  title: { tr: 'Katma Değer Vergisi' },
  rates: {
    general: { name: { en: 'Standard Rate' }, values: { '2023-07-10': '20%', '2012-11-01': '18%' } },
    reduced: {
      name: { en: 'Reduced Rate' },
      desc: { en: 'Goods and services of list II: clothes, medicines, nights in hotels.' },
      values: { '2023-07-10': '10%', '2012-11-01': '8%' },
    },
    'super-reduced': {
      name: { en: 'Super-reduced Rate' },
      desc: { en: 'Goods and services of list I: basic foods, newspapers.' },
      values: { '2012-11-01': '1%' },
    },
  },
  sources: readOn('2026-11-22', {
    'https://www.morogluarseven.com/news-and-publications/turkiye-increased-vat-and-certain-tax-and-fee-rates/':
      'Moroğlu Arseven, VAT rates from 10 July 2023',
  }),
});
