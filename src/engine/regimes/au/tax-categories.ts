import { goodsAndServicesTax, readOn } from '../shared/value-added-tax.ts';

/** Goods and services tax. Sources of each figure: law.test.ts. */
export const gst = goodsAndServicesTax({
  rates: {
    general: { name: { en: 'Standard Rate' }, values: { '2000-07-01': '10%' } },
  },
  sources: readOn('2026-11-22', {
    'https://www.ato.gov.au/businesses-and-organisations/gst-excise-and-indirect-taxes/gst':
      'Australian Taxation Office, GST',
  }),
});
