import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** IVA, articles 10 and 11 of Ley 6826. Sources of each figure: law.test.ts. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', es: 'IVA' },
  title: { en: 'Value Added Tax', es: 'Impuesto al Valor Agregado' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'General Rate', es: 'Tarifa General' },
      desc: { en: 'For all goods and services to which article 11 gives no other rate.' },
      values: [{ since: '2019-07-01', percent: '13.0%' }],
    },
    {
      rate: 'intermediate',
      keys: ['standard'],
      name: { en: 'Intermediate Rate', es: 'Tarifa Intermedia' },
      desc: { en: 'The reduced rate of 4 %: air tickets and private health care.' },
      values: [{ since: '2019-07-01', percent: '4.0%' }],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate', es: 'Tarifa Reducida' },
      desc: { en: 'The reduced rate of 2 %: medicines, private education and insurance of persons.' },
      values: [{ since: '2019-07-01', percent: '2.0%' }],
    },
    {
      rate: 'super-reduced',
      keys: ['standard'],
      name: { en: 'Super-Reduced Rate', es: 'Tarifa Superreducida' },
      desc: { en: 'The reduced rate of 1 %: the basic basket and what goes into it.' },
      values: [{ since: '2019-07-01', percent: '1.0%' }],
    },
    {
      rate: 'special',
      keys: ['standard'],
      name: { en: 'Special Rate', es: 'Tarifa Especial' },
      desc: { en: 'The reduced rate of 0.5 %: certified organic products.' },
      values: [{ since: '2022-09-29', percent: '0.5%' }],
    },
  ],
  sources: [
    {
      title: { en: 'Ley 6826, artículo 11' },
      url: 'https://www.pgrweb.go.cr/scij/Busqueda/Normativa/Normas/nrm_articulo.aspx?param1=NRA&nValor1=1&nValor2=32526&nValor3=143661&nValor5=147807&nValor6=16/10/2024%2000:00:00&strTipM=FA',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'Ministerio de Hacienda' },
      url: 'https://www.hacienda.go.cr/',
      at: '2026-11-22T00:00:00',
    },
  ],
};

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
