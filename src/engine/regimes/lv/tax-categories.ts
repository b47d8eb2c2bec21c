import { readOn, unionRates, valueAddedTax } from '../shared/value-added-tax.ts';

/** PVN, Pievienotās vērtības nodokļa likums. Sources of each figure: law.test.ts. */
export const vat = valueAddedTax({
  name: { lv: 'PVN' },
  title: { lv: 'Pievienotās vērtības nodoklis' },
  rates: {
    general: {
      name: { en: 'Standard Rate', lv: 'Standartlikme' },
      values: { '2012-07-01': '21%', '2011-01-01': '22%', '2010-01-01': '21%' },
    },
    reduced: {
      name: { en: 'Reduced Rate', lv: 'Samazinātā likme' },
      values: { '2011-01-01': '12%', '2010-01-01': '10%' },
    },
    'super-reduced': {
      name: { en: 'Super-reduced Rate', lv: 'Īpaši samazinātā likme' },
      values: { '2018-01-01': '5%' },
    },
  },
  sources: readOn('2026-11-22', {
    ...unionRates,
    'http://euvatrefund.com/latvia-vat-rate.htm': 'euvatrefund.com, Latvia VAT rate',
    'https://www.avalara.com/vatlive/en/vat-news/latvia-new-5-reduced-vat.html': 'Avalara, Latvia new 5 % reduced VAT',
  }),
});
