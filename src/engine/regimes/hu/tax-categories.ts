import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** ÁFA, within articles 96 to 99 of Directive 2006/112/EC. Sources of each figure: law.test.ts. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', hu: 'ÁFA' },
  title: { en: 'Value Added Tax', hu: 'Általános forgalmi adó' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'General Rate', hu: 'Általános adómérték' },
      values: [
        { since: '2012-01-01', percent: '27%' },
        { since: '2010-01-01', percent: '25%' },
      ],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate', hu: 'Kedvezményes adómérték' },
      values: [{ since: '2010-01-01', percent: '18%' }],
    },
    {
      rate: 'super-reduced',
      keys: ['standard'],
      name: { en: 'Super-reduced Rate', hu: 'Második kedvezményes adómérték' },
      values: [{ since: '2010-01-01', percent: '5%' }],
    },
  ],
  sources: [
    {
      title: { en: 'European Commission, VAT rates' },
      url: 'https://taxation-customs.ec.europa.eu/taxation/vat/eu-vat-rules/vat-rates_en',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'vatcalculator.zone, History of VAT in Hungary' },
      url: 'https://vatcalculator.zone/hungary-vat-calculator',
      at: '2026-11-22T00:00:00',
    },
  ],
};
