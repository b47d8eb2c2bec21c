import { goodsAndServicesTax, readOn } from '../shared/value-added-tax.ts';

/** Goods and services tax. Sources of each figure: law.test.ts. */
export const gst = goodsAndServicesTax({
  rates: {
    general: {
      name: { en: 'Standard Rate' },
      values: { '2010-10-01': '15%', '1989-07-01': '12.5%', '1986-10-01': '10%' },
    },
  },
  sources: readOn('2026-11-22', {
    'https://www.taxtechnical.ird.govt.nz/new-legislation/act-articles/taxation-budget-measures-act-2010/gst-rate-increase':
      'Inland Revenue, rate of GST',
  }),
});
