import { readOn, unionRates, valueAddedTax } from '../shared/value-added-tax.ts';

/** DPH, § 27 zákona č. 222/2004 Z. z.; keys, names of rates and first days as the format publishes them. Sources of each figure: law.test.ts. */
export const vat = valueAddedTax({
  name: { sk: 'DPH' },
  title: { sk: 'Daň z pridanej hodnoty' },
  rates: {
    general: {
      name: { en: 'Standard Rate', sk: 'Základná sadzba' },
      values: { '2025-01-01': '23.0%', '2011-01-01': '20.0%' },
    },
    reduced: { name: { en: 'Reduced Rate', sk: 'Znížená sadzba' }, values: { '2025-01-01': '19.0%' } },
    'super-reduced': {
      name: { en: 'Super-reduced Rate', sk: 'Druhá znížená sadzba' },
      values: { '2025-01-01': '5.0%' },
    },
  },
  sources: readOn('2026-11-22', {
    ...unionRates,
    'https://resourcehub.bakermckenzie.com/en/resources/vatgst-rates--thresholds/european-union/slovakia/topics/vat--gst':
      'Baker McKenzie, VAT rates in Slovakia',
  }),
});
