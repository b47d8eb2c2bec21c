import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** Mehrwertsteuer. Source of the rates: Mehrwertsteuergesetz (SR 641.20), article 25, and the page below. */
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
      desc: { en: 'For all goods and services to which the law gives no other rate.' },
      values: [
        { since: '2024-01-01', percent: '8.1%' },
        { since: '2018-01-01', percent: '7.7%' },
        { since: '2011-01-01', percent: '8.0%' },
        { since: '2001-01-01', percent: '7.6%' },
        { since: '1999-01-01', percent: '7.5%' },
        { since: '1995-01-01', percent: '6.5%' },
      ],
    },
    {
      rate: 'intermediate',
      keys: ['standard'],
      name: { en: 'Intermediate Rate' },
      desc: { en: 'For nights in hotels and holiday homes, breakfast included.' },
      values: [
        { since: '2024-01-01', percent: '3.8%' },
        { since: '2018-01-01', percent: '3.7%' },
        { since: '2011-01-01', percent: '3.8%' },
        { since: '2001-01-01', percent: '3.6%' },
        { since: '1999-01-01', percent: '3.5%' },
        { since: '1996-10-01', percent: '3.0%' },
      ],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate' },
      desc: { en: 'For food and drink without alcohol, books, newspapers, medicines and plants.' },
      values: [
        { since: '2024-01-01', percent: '2.6%' },
        { since: '2011-01-01', percent: '2.5%' },
        { since: '2001-01-01', percent: '2.4%' },
        { since: '1999-01-01', percent: '2.3%' },
        { since: '1995-01-01', percent: '2.0%' },
      ],
    },
  ],
  sources: [
    {
      title: { en: 'Current Swiss VAT rates | FTA' },
      url: 'https://www.estv.admin.ch/estv/en/home/value-added-tax/vat-rates-switzerland.html',
    },
  ],
};
