import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** VAT, by orders under the Value Added Tax Law, 5736-1975. Sources of each figure: law.test.ts. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', he: 'מע״מ' },
  title: { en: 'Value Added Tax', he: 'מס ערך מוסף' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'Standard Rate' },
      values: [
        { since: '2025-01-01', percent: '18%' },
        { since: '2015-10-01', percent: '17%' },
        { since: '2013-06-02', percent: '18%' },
        { since: '2012-09-01', percent: '17%' },
        { since: '2010-01-01', percent: '16%' },
      ],
    },
  ],
  sources: [
    {
      title: { en: 'VATupdate, Israel’s VAT rate to increase to 18 % in January 2025' },
      url: 'https://vatupdate.com/2024/12/30/israels-vat-rate-to-increase-to-18-starting-january-2025',
      at: '2026-11-22T00:00:00',
    },
  ],
};
