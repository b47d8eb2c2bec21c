import { readOn, valueAddedTax } from '../shared/value-added-tax.ts';

/** IGI, Llei 11/2012. Sources of each figure: law.test.ts. */
export const vat = valueAddedTax({
  name: { en: 'IGI', ca: 'IGI' },
  title: { en: 'General Indirect Tax', ca: 'Impost General Indirecte' },
  rates: {
    general: { name: { en: 'General Rate', ca: 'Tipus general' }, values: { '2013-01-01': '4.5%' } },
    increased: {
      name: { en: 'Increased Rate', ca: 'Tipus incrementat' },
      desc: { en: 'Banking and financial services.' },
      values: { '2021-01-01': '9.5%' },
    },
    special: {
      name: { en: 'Special Rate', ca: 'Tipus especial' },
      desc: { en: 'Transport of persons, culture and works of art.' },
      values: { '2021-01-01': '2.5%' },
    },
    reduced: {
      name: { en: 'Reduced Rate', ca: 'Tipus reduït' },
      desc: { en: 'Food, water, books and newspapers.' },
      values: { '2021-01-01': '1%' },
    },
  },
  sources: readOn('2026-11-22', {
    'https://www.assessors-associats.com/que-es-ligi/': 'Assessors Associats, Què és l’IGI',
  }),
});
