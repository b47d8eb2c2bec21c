import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** Consumption tax, national and local. Sources of each figure: law.test.ts. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'CT', ja: '消費税' },
  title: { en: 'Consumption Tax', ja: '消費税' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'Standard Rate', ja: '標準税率' },
      values: [
        { since: '2019-10-01', percent: '10%' },
        { since: '2014-04-01', percent: '8%' },
        { since: '1997-04-01', percent: '5%' },
        { since: '1989-04-01', percent: '3%' },
      ],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate', ja: '軽減税率' },
      desc: { en: 'Food and drink without alcohol, not eaten out, and subscriptions of newspapers.' },
      values: [{ since: '2019-10-01', percent: '8%' }],
    },
  ],
  sources: [
    {
      title: { en: 'Tokyo Kaikei, Consumption Tax in Japan' },
      url: 'https://www.tokyokaikeigroup.com/services/%E7%A8%8E%E5%8B%99%E3%83%BB%E4%BC%9A%E8%A8%88/%E5%9B%BD%E9%9A%9B%E7%A8%8E%E5%8B%99/international-tax-and-accounting/consumption-tax-in-japan/',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'Nippon.com, The Political History of the Consumption Tax' },
      url: 'https://www.nippon.com/en/features/h00013/',
      at: '2026-11-22T00:00:00',
    },
  ],
};
