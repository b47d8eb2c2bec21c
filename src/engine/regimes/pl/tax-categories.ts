import { valueAddedTax } from '../shared/value-added-tax.ts';

/** VAT. Source of the rates: act of 11 March 2004 on the tax on goods and services, articles 41 and 146ef. */
export const vat = valueAddedTax({
  name: { pl: 'VAT' },
  title: { pl: 'Podatek od Wartości Dodanej' },
  rates: {
    general: {
      name: { en: 'General Rate', pl: 'Stawka Podstawowa' },
      values: { '2011-01-01': '23.0%', '1993-07-08': '22.0%' },
    },
    reduced: {
      name: { en: 'First Reduced Rate', pl: 'Stawka Obniżona Pierwsza' },
      values: { '2011-01-01': '8.0%', '2000-09-04': '7.0%' },
    },
    'super-reduced': {
      name: { en: 'Second Reduced Rate', pl: 'Stawka Obniżona Druga' },
      values: { '2011-01-01': '5.0%', '2000-09-04': '3.0%' },
    },
  },
});
