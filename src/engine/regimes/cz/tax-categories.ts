import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** DPH, § 47 zákona č. 235/2004 Sb. Sources of each figure: law.test.ts. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', cs: 'DPH' },
  title: { en: 'Value Added Tax', cs: 'Daň z přidané hodnoty' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'Basic Rate', cs: 'Základní sazba' },
      values: [
        { since: '2013-01-01', percent: '21%' },
        { since: '2010-01-01', percent: '20%' },
      ],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate', cs: 'Snížená sazba' },
      desc: { en: 'Until 2023 the first reduced rate.' },
      values: [
        { since: '2024-01-01', percent: '12%' },
        { since: '2013-01-01', percent: '15%' },
        { since: '2012-01-01', percent: '14%' },
        { since: '2010-01-01', percent: '10%' },
      ],
    },
    {
      rate: 'super-reduced',
      keys: ['standard'],
      name: { en: 'Second Reduced Rate', cs: 'Druhá snížená sazba' },
      desc: { en: 'From 2015 to 2023; since then there is one reduced rate.' },
      values: [
        { since: '2024-01-01', percent: '12%' },
        { since: '2015-01-01', percent: '10%' },
      ],
    },
  ],
  sources: [
    {
      title: { en: 'European Commission, VAT rates' },
      url: 'https://taxation-customs.ec.europa.eu/taxation/vat/eu-vat-rules/vat-rates_en',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'vatcalculator.eu, Czech Value Added Tax history' },
      url: 'https://vatcalculator.eu/czech-vat-calculator',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'myvatcalculator.eu, Historical VAT rates of Czech Republic' },
      url: 'https://myvatcalculator.eu/vat-calculator-czech-republic-cz/',
      at: '2026-11-22T00:00:00',
    },
  ],
};
