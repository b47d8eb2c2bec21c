import { readOn, unionRates, valueAddedTax } from '../shared/value-added-tax.ts';

/** VAT, within articles 96 to 99 of Directive 2006/112/EC. Sources of each figure: law.test.ts. */
export const vat = valueAddedTax({
  name: { mt: 'VAT' },
  title: { mt: 'Taxxa fuq il-Valur Miżjud' },
  rates: {
    general: { name: { en: 'Standard Rate', mt: 'Rata normali' }, values: { '2010-01-01': '18%' } },
    intermediate: { name: { en: 'Intermediate Rate' }, values: { '2024-01-01': '12%' } },
    reduced: { name: { en: 'Reduced Rate' }, values: { '2014-01-13': '7%' } },
    'super-reduced': { name: { en: 'Super-reduced Rate' }, values: { '2010-01-01': '5%' } },
  },
  sources: readOn('2026-11-22', {
    ...unionRates,
    'http://vatcalculator.eu/malta-vat-calculator/': 'vatcalculator.eu, Maltese Value Added Tax history',
    'https://www.vatcalc.com/author/aradhanagole/page/13/': 'VAT Calc, Malta new 12 % VAT rate 2024',
  }),
});
