import { readOn, unionRates, valueAddedTax } from '../shared/value-added-tax.ts';

/** PDV, within articles 96 to 99 of Directive 2006/112/EC. Sources of each figure: law.test.ts. */
export const vat = valueAddedTax({
  name: { hr: 'PDV' },
  title: { hr: 'Porez na dodanu vrijednost' },
  rates: {
    general: { name: { en: 'General Rate', hr: 'Opća stopa' }, values: { '2012-03-01': '25%', '2010-01-01': '23%' } },
    reduced: {
      name: { en: 'Reduced Rate', hr: 'Snižena stopa' },
      values: { '2014-01-01': '13%', '2013-01-01': '10%' },
    },
    'super-reduced': { name: { en: 'Second Reduced Rate', hr: 'Druga snižena stopa' }, values: { '2013-01-01': '5%' } },
  },
  sources: readOn('2026-11-22', {
    ...unionRates,
    'https://tportal.hr/vijesti/clanak/croatia-starts-applying-25-vat-rate-as-of-1-march-20120229':
      'tportal, Croatia starts applying 25 % VAT rate as of 1 March',
    'https://www.avalara.com/vatlive/en/vat-news/changes-croatia-vat-rules-rates.html':
      'Avalara, Further changes to Croatia VAT rules and rates',
  }),
});
