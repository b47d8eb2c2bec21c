import { valueAddedTax } from '../shared/value-added-tax.ts';

/**
 * Before this day it is not settled what was charged: 10.5 % came with laws of 1997 and 1998, not with the published
 * first day, and all percentages were lower for some weeks until 2003-01-17 (Decreto 2312/2002).
 */
const SETTLED = '2003-01-18';

/** IVA. Source of the rates: Ley de Impuesto al Valor Agregado (Ley 23.349, text of 1997), article 28. */
export const vat = valueAddedTax({
  name: { es: 'IVA' },
  title: { es: 'Impuesto al Valor Agregado' },
  desc: {
    en: 'Due on the sale of goods, on services and on imports. Who is registered passes it on and deducts what was paid to suppliers; small businesses under the monotributo do neither.',
  },
  rates: {
    increased: {
      name: { en: 'Increased Rate', es: 'Alícuota Incrementada' },
      desc: {
        en: 'For gas, electricity, metered water and telecommunication supplied to businesses rather than to homes.',
        es: 'Para gas, electricidad, agua medida y telecomunicaciones que no se prestan a viviendas sino a empresas.',
      },
      values: { '1995-04-01': '27.0%' },
      byLaw: { [SETTLED]: '27.0%' },
    },
    general: {
      name: { en: 'General Rate', es: 'Alícuota General' },
      values: { '1995-04-01': '21.0%' },
      byLaw: { [SETTLED]: '21.0%' },
    },
    reduced: {
      name: { en: 'Reduced Rate', es: 'Alícuota Reducida' },
      desc: {
        en: 'For fruit, vegetables, meat and cereals, for capital goods and for the building of homes, among others.',
        es: 'Para frutas, hortalizas, carnes y cereales, bienes de capital y construcción de viviendas, entre otros.',
      },
      values: { '1995-04-01': '10.5%' },
      byLaw: { [SETTLED]: '10.5%' },
    },
  },
  sources: [
    {
      title: { en: 'VAT law - Article 28' },
      url: 'https://biblioteca.arca.gob.ar/cuadroslegislativos/getAdjunto.aspx?i=7833',
    },
  ],
});
