import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { valueAddedTax } from '../shared/value-added-tax.ts';

/**
 * IGIC, the tax of the Canary Islands in place of IVA. Source of the rates: Ley 4/2012 of the Canary Islands, article
 * 51.
 */
export const igic = valueAddedTax({
  code: 'IGIC',
  name: { en: 'IGIC', es: 'IGIC', ca: 'IGIC', eu: 'IGIC', gl: 'IGIC' },
  title: {
    en: 'Canary Island General Indirect Tax',
    es: 'Impuesto General Indirecto Canario',
    ca: 'Impost General Indirecte Canari',
    eu: 'Kanariar Uharteetako Zerga Orokor Zeharkakoa',
    gl: 'Imposto Xeral Indirecto Canario',
  },
  rates: {
    general: {
      name: { en: 'General Rate', es: 'Tipo General', ca: 'Tipus general', eu: 'Tasa Orokorra', gl: 'Tipo Xeral' },
      byLaw: { '2020-01-01': '7.0%', '2019-01-01': '6.5%', '2012-07-01': '7.0%', '2010-01-01': '5.0%' },
    },
    reduced: {
      name: { en: 'Reduced Rate', es: 'Tipo Reducido', ca: 'Tipus reduït', eu: 'Tasa Murriztua', gl: 'Tipo Reducido' },
      values: '3.0%',
    },
  },
});

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
