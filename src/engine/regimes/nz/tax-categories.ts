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
      values: [
        { since: '2010-10-01', percent: '15%' },
        { since: '1989-07-01', percent: '12.5%' },
        { since: '1986-10-01', percent: '10%' },
      ],
    },
  ],
  sources: [
    {
      title: { en: 'Inland Revenue, rate of GST' },
      url: 'https://www.taxtechnical.ird.govt.nz/new-legislation/act-articles/taxation-budget-measures-act-2010/gst-rate-increase',
      at: '2026-11-22T00:00:00',
    },
  ],
};
