import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/**
 * Before this day it is not settled what was charged: 10.5 % came with laws of 1997 and 1998, not with the published
 * first day, and all percentages were lower for some weeks until 2003-01-17 (Decreto 2312/2002).
 */
const SETTLED = '2003-01-18';

/** IVA. Source of the rates: Ley de Impuesto al Valor Agregado (Ley 23.349, text of 1997), article 28. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', es: 'IVA' },
  title: { en: 'Value Added Tax', es: 'Impuesto al Valor Agregado' },
  desc: {
    en: 'Due on the sale of goods, on services and on imports. Who is registered passes it on and deducts what was paid to suppliers; small businesses under the monotributo do neither.',
  },
  keys: vatKeys,
  rates: [
    {
      rate: 'increased',
      keys: ['standard'],
      name: { en: 'Increased Rate', es: 'Alícuota Incrementada' },
      desc: {
        en: 'For gas, electricity, metered water and telecommunication supplied to businesses rather than to homes.',
        es: 'Para gas, electricidad, agua medida y telecomunicaciones que no se prestan a viviendas sino a empresas.',
      },
      values: [{ since: '1995-04-01', percent: '27.0%' }],
      byLaw: [{ since: SETTLED, percent: '27.0%' }],
    },
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'General Rate', es: 'Alícuota General' },
      values: [{ since: '1995-04-01', percent: '21.0%' }],
      byLaw: [{ since: SETTLED, percent: '21.0%' }],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate', es: 'Alícuota Reducida' },
      desc: {
        en: 'For fruit, vegetables, meat and cereals, for capital goods and for the building of homes, among others.',
        es: 'Para frutas, hortalizas, carnes y cereales, bienes de capital y construcción de viviendas, entre otros.',
      },
      values: [{ since: '1995-04-01', percent: '10.5%' }],
      byLaw: [{ since: SETTLED, percent: '10.5%' }],
    },
  ],
  sources: [
    {
      title: { en: 'VAT law - Article 28' },
      url: 'https://biblioteca.arca.gob.ar/cuadroslegislativos/getAdjunto.aspx?i=7833',
    },
  ],
};
