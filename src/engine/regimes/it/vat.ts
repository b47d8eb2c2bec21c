import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** IVA. Source of the rates: DPR 633/1972, article 16 and table A. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', it: 'IVA' },
  title: { en: 'Value Added Tax', it: 'Imposta sul Valore Aggiunto' },
  keys: vatKeys,
  rates: [
    {
      rate: 'super-reduced',
      keys: ['standard'],
      name: { en: 'Minimum Rate', it: 'Aliquota Minima' },
      values: [{ percent: '4.0%' }],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate', it: 'Aliquota Ridotta' },
      values: [{ percent: '5.0%' }],
      byLaw: [{ since: '2016-01-01', percent: '5.0%' }],
    },
    {
      rate: 'intermediate',
      keys: ['standard'],
      name: { en: 'Intermediate Rate', it: 'Aliquota Intermedia' },
      values: [{ percent: '10.0%' }],
    },
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'General Rate', it: 'Aliquota Ordinaria' },
      values: [{ percent: '22.0%' }],
      byLaw: [
        { since: '2013-10-01', percent: '22.0%' },
        { since: '2011-09-17', percent: '21.0%' },
        { since: '2010-01-01', percent: '20.0%' },
      ],
    },
  ],
};
