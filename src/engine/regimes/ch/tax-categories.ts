import { valueAddedTax } from '../shared/value-added-tax.ts';

/** Mehrwertsteuer. Source of the rates: Mehrwertsteuergesetz (SR 641.20), article 25, and the page below. */
export const vat = valueAddedTax({
  rates: {
    general: {
      name: { en: 'General Rate' },
      desc: { en: 'For all goods and services to which the law gives no other rate.' },
      values: {
        '2024-01-01': '8.1%',
        '2018-01-01': '7.7%',
        '2011-01-01': '8.0%',
        '2001-01-01': '7.6%',
        '1999-01-01': '7.5%',
        '1995-01-01': '6.5%',
      },
    },
    intermediate: {
      name: { en: 'Intermediate Rate' },
      desc: { en: 'For nights in hotels and holiday homes, breakfast included.' },
      values: {
        '2024-01-01': '3.8%',
        '2018-01-01': '3.7%',
        '2011-01-01': '3.8%',
        '2001-01-01': '3.6%',
        '1999-01-01': '3.5%',
        '1996-10-01': '3.0%',
      },
    },
    reduced: {
      name: { en: 'Reduced Rate' },
      desc: { en: 'For food and drink without alcohol, books, newspapers, medicines and plants.' },
      values: {
        '2024-01-01': '2.6%',
        '2011-01-01': '2.5%',
        '2001-01-01': '2.4%',
        '1999-01-01': '2.3%',
        '1995-01-01': '2.0%',
      },
    },
  },
  sources: [
    {
      title: { en: 'Current Swiss VAT rates | FTA' },
      url: 'https://www.estv.admin.ch/estv/en/home/value-added-tax/vat-rates-switzerland.html',
    },
  ],
});
