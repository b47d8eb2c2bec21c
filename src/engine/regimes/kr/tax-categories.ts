import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** VAT, article 30 of the Value-Added Tax Act. Sources of the figure: law.test.ts. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', ko: '부가세' },
  title: { en: 'Value Added Tax', ko: '부가가치세' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'Standard Rate' },
      values: [{ since: '1977-07-01', percent: '10%' }],
    },
  ],
  sources: [
    {
      title: { en: 'Ernst & Young, Worldwide VAT, GST and Sales Tax Guide 2022, Korea (South)' },
      url: 'https://issuu.com/worldtradepresss/docs/-s-korea',
      at: '2026-11-22T00:00:00',
    },
  ],
};
