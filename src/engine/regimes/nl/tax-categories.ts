import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** Omzetbelasting. Source of the rates: Wet op de omzetbelasting 1968, article 9. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', nl: 'BTW' },
  title: { en: 'Value Added Tax', nl: 'Belasting Toegevoegde Waarde' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'General Rate', nl: 'Algemeen Tarief' },
      values: [{ percent: '21.0%' }],
      byLaw: [
        { since: '2012-10-01', percent: '21.0%' },
        { since: '2010-01-01', percent: '19.0%' },
      ],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate', nl: 'Gereduceerd Tarief' },
      values: [{ percent: '9.0%' }],
      byLaw: [
        { since: '2019-01-01', percent: '9.0%' },
        { since: '2010-01-01', percent: '6.0%' },
      ],
    },
  ],
};
