import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** PDV, within articles 96 to 99 of Directive 2006/112/EC. Sources of each figure: law.test.ts. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', hr: 'PDV' },
  title: { en: 'Value Added Tax', hr: 'Porez na dodanu vrijednost' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'General Rate', hr: 'Opća stopa' },
      values: [
        { since: '2012-03-01', percent: '25%' },
        { since: '2010-01-01', percent: '23%' },
      ],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate', hr: 'Snižena stopa' },
      values: [
        { since: '2014-01-01', percent: '13%' },
        { since: '2013-01-01', percent: '10%' },
      ],
    },
    {
      rate: 'super-reduced',
      keys: ['standard'],
      name: { en: 'Second Reduced Rate', hr: 'Druga snižena stopa' },
      values: [{ since: '2013-01-01', percent: '5%' }],
    },
  ],
  sources: [
    {
      title: { en: 'European Commission, VAT rates' },
      url: 'https://taxation-customs.ec.europa.eu/taxation/vat/eu-vat-rules/vat-rates_en',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'tportal, Croatia starts applying 25 % VAT rate as of 1 March' },
      url: 'https://tportal.hr/vijesti/clanak/croatia-starts-applying-25-vat-rate-as-of-1-march-20120229',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'Avalara, Further changes to Croatia VAT rules and rates' },
      url: 'https://www.avalara.com/vatlive/en/vat-news/changes-croatia-vat-rules-rates.html',
      at: '2026-11-22T00:00:00',
    },
  ],
};
