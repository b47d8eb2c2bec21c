import { readOn, unionRates, valueAddedTax } from '../shared/value-added-tax.ts';

/** TVA, within articles 96 to 99 of Directive 2006/112/EC and the standstill for rates of 1991. Sources of each figure: law.test.ts. */
export const vat = valueAddedTax({
  name: { fr: 'TVA', de: 'MwSt.' },
  title: { fr: 'Taxe sur la valeur ajoutée', de: 'Mehrwertsteuer' },
  rates: {
    general: {
      name: { en: 'General Rate', fr: 'Taux normal', de: 'Normaler Satz' },
      values: { '2024-01-01': '17%', '2023-01-01': '16%', '2015-01-01': '17%', '2010-01-01': '15%' },
    },
    intermediate: {
      name: { en: 'Intermediate Rate', fr: 'Taux intermédiaire', de: 'Zwischensatz' },
      values: { '2024-01-01': '14%', '2023-01-01': '13%', '2015-01-01': '14%', '2010-01-01': '12%' },
    },
    reduced: {
      name: { en: 'Reduced Rate', fr: 'Taux réduit', de: 'Ermäßigter Satz' },
      values: { '2024-01-01': '8%', '2023-01-01': '7%', '2015-01-01': '8%', '2010-01-01': '6%' },
    },
    'super-reduced': {
      name: { en: 'Super-reduced Rate', fr: 'Taux super-réduit', de: 'Stark ermäßigter Satz' },
      values: { '2010-01-01': '3%' },
    },
  },
  sources: readOn('2026-11-22', {
    ...unionRates,
    'https://vatcalculator.eu/luxembourg-vat-calculator': 'vatcalculator.eu, Luxembourgish Value Added Tax history',
    'https://chronicle.lu/category/economics/43896-vat-rates-reduce-from-1-january':
      'Chronicle.lu, VAT rates reduce from 1 January',
  }),
});
