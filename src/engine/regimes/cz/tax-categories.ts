import { readOn, unionRates, valueAddedTax } from '../shared/value-added-tax.ts';

/** DPH, § 47 zákona č. 235/2004 Sb. Sources of each figure: law.test.ts. */
export const vat = valueAddedTax({
  name: { cs: 'DPH' },
  title: { cs: 'Daň z přidané hodnoty' },
  rates: {
    general: { name: { en: 'Basic Rate', cs: 'Základní sazba' }, values: { '2013-01-01': '21%', '2010-01-01': '20%' } },
    reduced: {
      name: { en: 'Reduced Rate', cs: 'Snížená sazba' },
      desc: { en: 'Until 2023 the first reduced rate.' },
      values: { '2024-01-01': '12%', '2013-01-01': '15%', '2012-01-01': '14%', '2010-01-01': '10%' },
    },
    'super-reduced': {
      name: { en: 'Second Reduced Rate', cs: 'Druhá snížená sazba' },
      desc: { en: 'From 2015 to 2023; since then there is one reduced rate.' },
      values: { '2024-01-01': '12%', '2015-01-01': '10%' },
    },
  },
  sources: readOn('2026-11-22', {
    ...unionRates,
    'https://vatcalculator.eu/czech-vat-calculator': 'vatcalculator.eu, Czech Value Added Tax history',
    'https://myvatcalculator.eu/vat-calculator-czech-republic-cz/':
      'myvatcalculator.eu, Historical VAT rates of Czech Republic',
  }),
});
