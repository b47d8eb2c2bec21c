import { readOn, unionRates, valueAddedTax } from '../shared/value-added-tax.ts';

/** DDV, within articles 96 to 99 of Directive 2006/112/EC. Sources of each figure: law.test.ts. */
export const vat = valueAddedTax({
  name: { sl: 'DDV' },
  title: { sl: 'Davek na dodano vrednost' },
  rates: {
    general: {
      name: { en: 'General Rate', sl: 'Splošna stopnja' },
      values: { '2013-07-01': '22%', '2010-01-01': '20%' },
    },
    reduced: {
      name: { en: 'Reduced Rate', sl: 'Nižja stopnja' },
      values: { '2013-07-01': '9.5%', '2010-01-01': '8.5%' },
    },
    'super-reduced': {
      name: { en: 'Special Reduced Rate', sl: 'Posebna nižja stopnja' },
      values: { '2020-01-01': '5%' },
    },
  },
  sources: readOn('2026-11-22', {
    ...unionRates,
    'https://deploy.abcdocz.com/doc/2730709/slovenia--vat-rate-increase-as-of-july-1-2013':
      'Slovenia: VAT rate increase as of July 1 2013, after Uradni list RS 46/2013',
    'https://www.vatupdate.com/2021/04/25/vat-rates-in-slovenia/': 'VATupdate, VAT rates in Slovenia',
  }),
});
