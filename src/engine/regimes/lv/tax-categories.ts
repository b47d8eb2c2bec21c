import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** PVN, Pievienotās vērtības nodokļa likums. Sources of each figure: law.test.ts. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', lv: 'PVN' },
  title: { en: 'Value Added Tax', lv: 'Pievienotās vērtības nodoklis' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'Standard Rate', lv: 'Standartlikme' },
      values: [
        { since: '2012-07-01', percent: '21%' },
        { since: '2011-01-01', percent: '22%' },
        { since: '2010-01-01', percent: '21%' },
      ],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate', lv: 'Samazinātā likme' },
      values: [
        { since: '2011-01-01', percent: '12%' },
        { since: '2010-01-01', percent: '10%' },
      ],
    },
    {
      rate: 'super-reduced',
      keys: ['standard'],
      name: { en: 'Super-reduced Rate', lv: 'Īpaši samazinātā likme' },
      values: [{ since: '2018-01-01', percent: '5%' }],
    },
  ],
  sources: [
    {
      title: { en: 'European Commission, VAT rates' },
      url: 'https://taxation-customs.ec.europa.eu/taxation/vat/eu-vat-rules/vat-rates_en',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'euvatrefund.com, Latvia VAT rate' },
      url: 'http://euvatrefund.com/latvia-vat-rate.htm',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'Avalara, Latvia new 5 % reduced VAT' },
      url: 'https://www.avalara.com/vatlive/en/vat-news/latvia-new-5-reduced-vat.html',
      at: '2026-11-22T00:00:00',
    },
  ],
};
