import { valueAddedTax } from '../shared/value-added-tax.ts';

/** Umsatzsteuer. Source of the rates: § 10 UStG 1994, and the page below. */
export const vat = valueAddedTax({
  rates: {
    general: { name: { en: 'General Rate' }, values: { '2011-01-04': '20.0%' } },
    intermediate: { name: { en: 'Intermediate Rate' }, values: { '2016-01-01': '13.0%', '2011-01-01': '12.0%' } },
    reduced: { name: { en: 'Reduced Rate' }, values: { '2011-01-04': '10.0%' } },
    'super-reduced': {
      name: { en: 'Rate for Staple Food' },
      desc: { en: 'For bread, milk, butter, eggs, rice, flour, pasta, salt and certain fruit and vegetables.' },
      values: { '2026-07-01': '4.9%' },
    },
    special: {
      name: { en: 'Rate of Jungholz and Mittelberg' },
      desc: { en: 'In place of the general rate for what businesses supply in Jungholz and Mittelberg.' },
      values: { '2011-01-04': '19.0%' },
    },
  },
  sources: [
    {
      title: { en: 'Business Service Portal - Rates of VAT' },
      url: 'https://www.usp.gv.at/en/steuern-finanzen/umsatzsteuer/steuersaetze-der-umsatzsteuer.html',
    },
  ],
});
