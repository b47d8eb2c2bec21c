import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** Value added tax. Source of the rates: Value-Added Tax Consolidation Act 2010, section 46, and the pages below. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', ga: 'CBL' },
  title: { en: 'Value Added Tax', ga: 'Cáin Bhreisluacha' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'Standard Rate', ga: 'Ráta Caighdeánach' },
      values: [
        { since: '2021-03-01', percent: '23.0%' },
        { since: '2020-09-01', percent: '21.0%' },
        { since: '2012-01-01', percent: '23.0%' },
      ],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'First Reduced Rate', ga: 'An Chéad Ráta Laghdaithe' },
      values: [{ since: '2003-01-01', percent: '13.5%' }],
    },
    {
      rate: 'super-reduced',
      keys: ['standard'],
      name: { en: 'Second Reduced Rate', ga: 'An Dara Ráta Laghdaithe' },
      values: [{ since: '2011-07-01', percent: '9.0%' }],
    },
    {
      rate: 'special',
      keys: ['standard'],
      name: { en: 'Livestock Rate', ga: 'Ráta Beostoic' },
      values: [{ since: '2005-01-01', percent: '4.8%' }],
    },
  ],
  sources: [
    {
      title: { en: 'Revenue - Current VAT Rates' },
      url: 'https://www.revenue.ie/en/vat/vat-rates/search-vat-rates/current-vat-rates.aspx',
      at: '2025-01-29T00:00:00',
    },
    {
      title: { en: 'Citizens Information - Value Added Tax' },
      url: 'https://www.citizensinformation.ie/en/money-and-tax/tax/duties-and-vat/value-added-tax/',
      at: '2025-01-29T00:00:00',
    },
  ],
};
