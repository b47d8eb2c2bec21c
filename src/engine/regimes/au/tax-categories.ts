import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { gstKeys } from '../../core/tax/global-categories.ts';

/** Goods and services tax. Sources of each figure: law.test.ts. */
export const gst: TaxCategoryDefinition = {
  code: 'GST',
  name: { en: 'GST' },
  title: { en: 'Goods and Services Tax' },
  keys: gstKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'Standard Rate' },
      values: [{ since: '2000-07-01', percent: '10%' }],
    },
  ],
  sources: [
    {
      title: { en: 'Australian Taxation Office, GST' },
      url: 'https://www.ato.gov.au/businesses-and-organisations/gst-excise-and-indirect-taxes/gst',
      at: '2026-11-22T00:00:00',
    },
  ],
};
