import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** VSK. Sources of each figure: law.test.ts. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', is: 'VSK' },
  title: { en: 'Value Added Tax', is: 'Virðisaukaskattur' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'Standard Rate' },
      values: [
        { since: '2015-01-01', percent: '24%' },
        { since: '2010-01-01', percent: '25.5%' },
      ],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate' },
      desc: { en: 'Food, books, newspapers, accommodation and passenger transport.' },
      values: [
        { since: '2015-01-01', percent: '11%' },
        { since: '2007-03-01', percent: '7%' },
      ],
    },
  ],
  sources: [
    {
      title: { en: 'International VAT Association, Iceland VAT rate changes' },
      url: 'https://www.vatassociation.org/2015/02/16/iceland-vat-rate-changes-from-january-1st-2015/',
      at: '2026-11-22T00:00:00',
    },
  ],
};
