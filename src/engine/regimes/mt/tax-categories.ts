import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** VAT, within articles 96 to 99 of Directive 2006/112/EC. Sources of each figure: law.test.ts. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', mt: 'VAT' },
  title: { en: 'Value Added Tax', mt: 'Taxxa fuq il-Valur Miżjud' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'Standard Rate', mt: 'Rata normali' },
      values: [{ since: '2010-01-01', percent: '18%' }],
    },
    {
      rate: 'intermediate',
      keys: ['standard'],
      name: { en: 'Intermediate Rate' },
      values: [{ since: '2024-01-01', percent: '12%' }],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate' },
      values: [{ since: '2014-01-13', percent: '7%' }],
    },
    {
      rate: 'super-reduced',
      keys: ['standard'],
      name: { en: 'Super-reduced Rate' },
      values: [{ since: '2010-01-01', percent: '5%' }],
    },
  ],
  sources: [
    {
      title: { en: 'European Commission, VAT rates' },
      url: 'https://taxation-customs.ec.europa.eu/taxation/vat/eu-vat-rules/vat-rates_en',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'vatcalculator.eu, Maltese Value Added Tax history' },
      url: 'http://vatcalculator.eu/malta-vat-calculator/',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'VAT Calc, Malta new 12 % VAT rate 2024' },
      url: 'https://www.vatcalc.com/author/aradhanagole/page/13/',
      at: '2026-11-22T00:00:00',
    },
  ],
};
