import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** DDV, within articles 96 to 99 of Directive 2006/112/EC. Sources of each figure: law.test.ts. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', sl: 'DDV' },
  title: { en: 'Value Added Tax', sl: 'Davek na dodano vrednost' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'General Rate', sl: 'Splošna stopnja' },
      values: [
        { since: '2013-07-01', percent: '22%' },
        { since: '2010-01-01', percent: '20%' },
      ],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate', sl: 'Nižja stopnja' },
      values: [
        { since: '2013-07-01', percent: '9.5%' },
        { since: '2010-01-01', percent: '8.5%' },
      ],
    },
    {
      rate: 'super-reduced',
      keys: ['standard'],
      name: { en: 'Special Reduced Rate', sl: 'Posebna nižja stopnja' },
      values: [{ since: '2020-01-01', percent: '5%' }],
    },
  ],
  sources: [
    {
      title: { en: 'European Commission, VAT rates' },
      url: 'https://taxation-customs.ec.europa.eu/taxation/vat/eu-vat-rules/vat-rates_en',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'Slovenia: VAT rate increase as of July 1 2013, after Uradni list RS 46/2013' },
      url: 'https://deploy.abcdocz.com/doc/2730709/slovenia--vat-rate-increase-as-of-july-1-2013',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'VATupdate, VAT rates in Slovenia' },
      url: 'https://www.vatupdate.com/2021/04/25/vat-rates-in-slovenia/',
      at: '2026-11-22T00:00:00',
    },
  ],
};
