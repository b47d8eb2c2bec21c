import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { readOn, valueAddedTax } from '../shared/value-added-tax.ts';

/** IVA, articles 10 and 11 of Ley 6826. Sources of each figure: law.test.ts. */
export const vat = valueAddedTax({
  name: { es: 'IVA' },
  title: { es: 'Impuesto al Valor Agregado' },
  rates: {
    general: {
      name: { en: 'General Rate', es: 'Tarifa General' },
      desc: { en: 'For all goods and services to which article 11 gives no other rate.' },
      values: { '2019-07-01': '13.0%' },
    },
    intermediate: {
      name: { en: 'Intermediate Rate', es: 'Tarifa Intermedia' },
      desc: { en: 'The reduced rate of 4 %: air tickets and private health care.' },
      values: { '2019-07-01': '4.0%' },
    },
    reduced: {
      name: { en: 'Reduced Rate', es: 'Tarifa Reducida' },
      desc: { en: 'The reduced rate of 2 %: medicines, private education and insurance of persons.' },
      values: { '2019-07-01': '2.0%' },
    },
    'super-reduced': {
      name: { en: 'Super-Reduced Rate', es: 'Tarifa Superreducida' },
      desc: { en: 'The reduced rate of 1 %: the basic basket and what goes into it.' },
      values: { '2019-07-01': '1.0%' },
    },
    special: {
      name: { en: 'Special Rate', es: 'Tarifa Especial' },
      desc: { en: 'The reduced rate of 0.5 %: certified organic products.' },
      values: { '2022-09-29': '0.5%' },
    },
  },
  sources: readOn('2026-11-22', {
    'https://www.pgrweb.go.cr/scij/Busqueda/Normativa/Normas/nrm_articulo.aspx?param1=NRA&nValor1=1&nValor2=32526&nValor3=143661&nValor5=147807&nValor6=16/10/2024%2000:00:00&strTipM=FA':
      'Ley 6826, artículo 11',
    'https://www.hacienda.go.cr/': 'Ministerio de Hacienda',
  }),
});

/** ISC, title II of Ley 4961: decrees set a percentage for each product, so there are no rates. */
export const selectiveConsumption: TaxCategoryDefinition = {
  code: 'ISC',
  name: { en: 'ISC', es: 'ISC' },
  title: { en: 'Selective Consumption Tax', es: 'Impuesto Selectivo de Consumo' },
  desc: { en: 'On goods that decrees name, at a percentage of their own.' },
  sources: [
    {
      title: { en: 'Ley 4961, Título II' },
      url: 'https://sinalevi.go.cr/ResultadosNormativa/Informacion?param1=18507&param2=151936&param3=1',
      at: '2026-11-22T00:00:00',
    },
  ],
};
