import { readOn, valueAddedTax } from '../shared/value-added-tax.ts';

/** Consumption tax, national and local. Sources of each figure: law.test.ts. */
export const vat = valueAddedTax({
  name: { en: 'CT', ja: '消費税' },
  title: { en: 'Consumption Tax', ja: '消費税' },
  rates: {
    general: {
      name: { en: 'Standard Rate', ja: '標準税率' },
      values: { '2019-10-01': '10%', '2014-04-01': '8%', '1997-04-01': '5%', '1989-04-01': '3%' },
    },
    reduced: {
      name: { en: 'Reduced Rate', ja: '軽減税率' },
      desc: { en: 'Food and drink without alcohol, not eaten out, and subscriptions of newspapers.' },
      values: { '2019-10-01': '8%' },
    },
  },
  sources: readOn('2026-11-22', {
    'https://www.tokyokaikeigroup.com/services/%E7%A8%8E%E5%8B%99%E3%83%BB%E4%BC%9A%E8%A8%88/%E5%9B%BD%E9%9A%9B%E7%A8%8E%E5%8B%99/international-tax-and-accounting/consumption-tax-in-japan/':
      'Tokyo Kaikei, Consumption Tax in Japan',
    'https://www.nippon.com/en/features/h00013/': 'Nippon.com, The Political History of the Consumption Tax',
  }),
});
