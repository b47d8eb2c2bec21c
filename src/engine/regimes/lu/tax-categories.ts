import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** TVA, within articles 96 to 99 of Directive 2006/112/EC and the standstill for rates of 1991. Sources of each figure: law.test.ts. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', fr: 'TVA', de: 'MwSt.' },
  title: { en: 'Value Added Tax', fr: 'Taxe sur la valeur ajoutée', de: 'Mehrwertsteuer' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'General Rate', fr: 'Taux normal', de: 'Normaler Satz' },
      values: [
        { since: '2024-01-01', percent: '17%' },
        { since: '2023-01-01', percent: '16%' },
        { since: '2015-01-01', percent: '17%' },
        { since: '2010-01-01', percent: '15%' },
      ],
    },
    {
      rate: 'intermediate',
      keys: ['standard'],
      name: { en: 'Intermediate Rate', fr: 'Taux intermédiaire', de: 'Zwischensatz' },
      values: [
        { since: '2024-01-01', percent: '14%' },
        { since: '2023-01-01', percent: '13%' },
        { since: '2015-01-01', percent: '14%' },
        { since: '2010-01-01', percent: '12%' },
      ],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate', fr: 'Taux réduit', de: 'Ermäßigter Satz' },
      values: [
        { since: '2024-01-01', percent: '8%' },
        { since: '2023-01-01', percent: '7%' },
        { since: '2015-01-01', percent: '8%' },
        { since: '2010-01-01', percent: '6%' },
      ],
    },
    {
      rate: 'super-reduced',
      keys: ['standard'],
      name: { en: 'Super-reduced Rate', fr: 'Taux super-réduit', de: 'Stark ermäßigter Satz' },
      values: [{ since: '2010-01-01', percent: '3%' }],
    },
  ],
  sources: [
    {
      title: { en: 'European Commission, VAT rates' },
      url: 'https://taxation-customs.ec.europa.eu/taxation/vat/eu-vat-rules/vat-rates_en',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'vatcalculator.eu, Luxembourgish Value Added Tax history' },
      url: 'https://vatcalculator.eu/luxembourg-vat-calculator',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'Chronicle.lu, VAT rates reduce from 1 January' },
      url: 'https://chronicle.lu/category/economics/43896-vat-rates-reduce-from-1-january',
      at: '2026-11-22T00:00:00',
    },
  ],
};
