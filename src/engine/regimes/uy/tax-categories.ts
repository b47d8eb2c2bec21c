import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** IVA, título 10 of the Texto Ordenado. Sources of each figure: law.test.ts. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', es: 'IVA' },
  title: { en: 'Value Added Tax', es: 'Impuesto al Valor Agregado' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'Basic Rate', es: 'Tasa Básica' },
      values: [{ since: '2012-01-01', percent: '22%' }],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Minimum Rate', es: 'Tasa Mínima' },
      desc: { en: 'Basic foods, medicines, health care and hotels.' },
      values: [{ since: '2012-01-01', percent: '10%' }],
    },
  ],
  sources: [
    {
      title: { en: 'Baker McKenzie, VAT rates in Uruguay' },
      url: 'https://resourcehub.bakermckenzie.com/en/resources/vatgst-rates--thresholds/latin-america/uruguay/topics/vat--gst',
      at: '2026-11-22T00:00:00',
    },
  ],
};
