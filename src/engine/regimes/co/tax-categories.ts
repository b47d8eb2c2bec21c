import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { valueAddedTax } from '../shared/value-added-tax.ts';

/** IVA. Source of the rates: Estatuto Tributario, articles 468 and 468-1; 19 % by Ley 1819 of 2016, article 184. */
export const vat = valueAddedTax({
  name: { es: 'IVA' },
  title: { es: 'Impuesto al Valor Agregado' },
  rates: {
    general: { name: { en: 'General Rate', es: 'General' }, values: { '2017-01-01': '19.0%', '2006-01-01': '16.0%' } },
    reduced: {
      name: { en: 'Reduced Rate', es: 'Reducido' },
      values: { '2006-01-01': '5.0%' },
      byLaw: { '2013-01-01': '5.0%' },
    },
  },
});

/** Tax of the departments on liquor, beer and tobacco (Ley 223 of 1995). */
export const ic: TaxCategoryDefinition = {
  code: 'IC',
  name: { es: 'IC' },
  title: { en: 'Consumption Tax', es: 'Impuesto sobre Consumo' },
};

/** Tax of the municipalities on turnover; each sets its rates (Ley 14 of 1983). */
export const ica: TaxCategoryDefinition = {
  code: 'ICA',
  name: { es: 'ICA' },
  title: { en: 'Industry and Commerce Tax', es: 'Impuesto de Industria y Comercio' },
};

/** Tax of the state on restaurants, telephony and vehicles (Estatuto Tributario, article 512-1). */
export const inc: TaxCategoryDefinition = {
  code: 'INC',
  name: { es: 'INC' },
  title: { en: 'National Consumption Tax', es: 'Impuesto Nacional al Consumo' },
};

/** IVA that the customer withholds (Estatuto Tributario, article 437-1). */
export const rvat: TaxCategoryDefinition = {
  code: 'RVAT',
  name: { es: 'ReteIVA' },
  title: { es: 'Retención en la fuente por el Impuesto al Valor Agregado' },
  retained: true,
};

/** ICA that the customer withholds, as each municipality rules. */
export const rica: TaxCategoryDefinition = {
  code: 'RICA',
  name: { es: 'ReteICA' },
  title: { es: 'Retención en la fuente por el Impuesto de Industria y Comercio' },
  retained: true,
};

/** Income tax that the customer withholds (Estatuto Tributario, articles 365 ff.). */
export const rr: TaxCategoryDefinition = {
  code: 'RR',
  name: { es: 'Retefuente' },
  title: { es: 'Retención en la fuente por el Impuesto de la Renta' },
  retained: true,
};
