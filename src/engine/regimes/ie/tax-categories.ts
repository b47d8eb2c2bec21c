import { readOn, valueAddedTax } from '../shared/value-added-tax.ts';

/** Value added tax. Source of the rates: Value-Added Tax Consolidation Act 2010, section 46, and the pages below. */
export const vat = valueAddedTax({
  name: { ga: 'CBL' },
  title: { ga: 'Cáin Bhreisluacha' },
  rates: {
    general: {
      name: { en: 'Standard Rate', ga: 'Ráta Caighdeánach' },
      values: { '2021-03-01': '23.0%', '2020-09-01': '21.0%', '2012-01-01': '23.0%' },
    },
    reduced: { name: { en: 'First Reduced Rate', ga: 'An Chéad Ráta Laghdaithe' }, values: { '2003-01-01': '13.5%' } },
    'super-reduced': {
      name: { en: 'Second Reduced Rate', ga: 'An Dara Ráta Laghdaithe' },
      values: { '2011-07-01': '9.0%' },
    },
    special: { name: { en: 'Livestock Rate', ga: 'Ráta Beostoic' }, values: { '2005-01-01': '4.8%' } },
  },
  sources: readOn('2025-01-29', {
    'https://www.revenue.ie/en/vat/vat-rates/search-vat-rates/current-vat-rates.aspx': 'Revenue - Current VAT Rates',
    'https://www.citizensinformation.ie/en/money-and-tax/tax/duties-and-vat/value-added-tax/':
      'Citizens Information - Value Added Tax',
  }),
});
