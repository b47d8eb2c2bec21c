import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/**
 * IGIC, the tax of the Canary Islands in place of IVA. Source of the rates: Ley 4/2012 of the Canary Islands, article
 * 51.
 */
export const igic: TaxCategoryDefinition = {
  code: 'IGIC',
  name: { en: 'IGIC', es: 'IGIC', ca: 'IGIC', eu: 'IGIC', gl: 'IGIC' },
  title: {
    en: 'Canary Island General Indirect Tax',
    es: 'Impuesto General Indirecto Canario',
    ca: 'Impost General Indirecte Canari',
    eu: 'Kanariar Uharteetako Zerga Orokor Zeharkakoa',
    gl: 'Imposto Xeral Indirecto Canario',
  },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: {
        en: 'General Rate',
        es: 'Tipo General',
        ca: 'Tipus general',
        eu: 'Tasa Orokorra',
        gl: 'Tipo Xeral',
      },
      values: [{ percent: '7.0%' }],
      byLaw: [
        { since: '2020-01-01', percent: '7.0%' },
        { since: '2019-01-01', percent: '6.5%' },
        { since: '2012-07-01', percent: '7.0%' },
        { since: '2010-01-01', percent: '5.0%' },
      ],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: {
        en: 'Reduced Rate',
        es: 'Tipo Reducido',
        ca: 'Tipus reduït',
        eu: 'Tasa Murriztua',
        gl: 'Tipo Reducido',
      },
      values: [{ percent: '3.0%' }],
    },
  ],
};

/** IPSI of Ceuta and Melilla (Ley 8/1991). The cities set the percentages, so documents state them. */
export const ipsi: TaxCategoryDefinition = {
  code: 'IPSI',
  name: { en: 'IPSI', es: 'IPSI', ca: 'IPSI', eu: 'IPSI', gl: 'IPSI' },
  title: {
    en: 'Production, Services, and Import Tax',
    es: 'Impuesto sobre la Producción, los Servicios y la Importación',
    ca: 'Impost sobre la Producció, els Serveis i la Importació',
    eu: 'Ekoizpen, Zerbitzu eta Inportazio Zerga',
    gl: 'Imposto sobre a Produción, os Servizos e a Importación',
  },
};
