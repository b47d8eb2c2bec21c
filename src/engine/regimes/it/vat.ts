import { valueAddedTax } from '../shared/value-added-tax.ts';

/** IVA. Source of the rates: DPR 633/1972, article 16 and table A. */
export const vat = valueAddedTax({
  name: { it: 'IVA' },
  title: { it: 'Imposta sul Valore Aggiunto' },
  rates: {
    'super-reduced': { name: { en: 'Minimum Rate', it: 'Aliquota Minima' }, values: '4.0%' },
    reduced: { name: { en: 'Reduced Rate', it: 'Aliquota Ridotta' }, byLaw: { '2016-01-01': '5.0%' } },
    intermediate: { name: { en: 'Intermediate Rate', it: 'Aliquota Intermedia' }, values: '10.0%' },
    general: {
      name: { en: 'General Rate', it: 'Aliquota Ordinaria' },
      byLaw: { '2013-10-01': '22.0%', '2011-09-17': '21.0%', '2010-01-01': '20.0%' },
    },
  },
});
