import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** Umsatzsteuer. Source of the rates: § 10 UStG 1994, and the page below. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT' },
  title: { en: 'Value Added Tax' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'General Rate' },
      values: [{ since: '2011-01-04', percent: '20.0%' }],
    },
    {
      rate: 'intermediate',
      keys: ['standard'],
      name: { en: 'Intermediate Rate' },
      values: [
        { since: '2016-01-01', percent: '13.0%' },
        { since: '2011-01-01', percent: '12.0%' },
      ],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate' },
      values: [{ since: '2011-01-04', percent: '10.0%' }],
    },
    {
      rate: 'super-reduced',
      keys: ['standard'],
      name: { en: 'Rate for Staple Food' },
      desc: { en: 'For bread, milk, butter, eggs, rice, flour, pasta, salt and certain fruit and vegetables.' },
      values: [{ since: '2026-07-01', percent: '4.9%' }],
    },
    {
      rate: 'special',
      keys: ['standard'],
      name: { en: 'Rate of Jungholz and Mittelberg' },
      desc: { en: 'In place of the general rate for what businesses supply in Jungholz and Mittelberg.' },
      values: [{ since: '2011-01-04', percent: '19.0%' }],
    },
  ],
  sources: [
    {
      title: { en: 'Business Service Portal - Rates of VAT' },
      url: 'https://www.usp.gv.at/en/steuern-finanzen/umsatzsteuer/steuersaetze-der-umsatzsteuer.html',
    },
  ],
};
