import { readOn, valueAddedTax } from '../shared/value-added-tax.ts';

/** IVA, título 10 of the Texto Ordenado. Sources of each figure: law.test.ts. */
export const vat = valueAddedTax({
  name: { es: 'IVA' },
  title: { es: 'Impuesto al Valor Agregado' },
  rates: {
    general: { name: { en: 'Basic Rate', es: 'Tasa Básica' }, values: { '2012-01-01': '22%' } },
    reduced: {
      name: { en: 'Minimum Rate', es: 'Tasa Mínima' },
      desc: { en: 'Basic foods, medicines, health care and hotels.' },
      values: { '2012-01-01': '10%' },
    },
  },
  sources: readOn('2026-11-22', {
    'https://resourcehub.bakermckenzie.com/en/resources/vatgst-rates--thresholds/latin-america/uruguay/topics/vat--gst':
      'Baker McKenzie, VAT rates in Uruguay',
  }),
});
