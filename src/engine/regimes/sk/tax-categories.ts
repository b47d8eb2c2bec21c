import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** DPH, § 27 zákona č. 222/2004 Z. z.; keys, names of rates and first days as the format publishes them. Sources of each figure: law.test.ts. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', sk: 'DPH' },
  title: { en: 'Value Added Tax', sk: 'Daň z pridanej hodnoty' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'Standard Rate', sk: 'Základná sadzba' },
      values: [
        { since: '2025-01-01', percent: '23.0%' },
        { since: '2011-01-01', percent: '20.0%' },
      ],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate', sk: 'Znížená sadzba' },
      values: [{ since: '2025-01-01', percent: '19.0%' }],
    },
    {
      rate: 'super-reduced',
      keys: ['standard'],
      name: { en: 'Super-reduced Rate', sk: 'Druhá znížená sadzba' },
      values: [{ since: '2025-01-01', percent: '5.0%' }],
    },
  ],
  sources: [
    {
      title: { en: 'European Commission, VAT rates' },
      url: 'https://taxation-customs.ec.europa.eu/taxation/vat/eu-vat-rules/vat-rates_en',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'Baker McKenzie, VAT rates in Slovakia' },
      url: 'https://resourcehub.bakermckenzie.com/en/resources/vatgst-rates--thresholds/european-union/slovakia/topics/vat--gst',
      at: '2026-11-22T00:00:00',
    },
  ],
};
