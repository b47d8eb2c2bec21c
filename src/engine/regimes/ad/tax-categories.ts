import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** IGI, Llei 11/2012. Sources of each figure: law.test.ts. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'IGI', ca: 'IGI' },
  title: { en: 'General Indirect Tax', ca: 'Impost General Indirecte' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'General Rate', ca: 'Tipus general' },
      values: [{ since: '2013-01-01', percent: '4.5%' }],
    },
    {
      rate: 'increased',
      keys: ['standard'],
      name: { en: 'Increased Rate', ca: 'Tipus incrementat' },
      desc: { en: 'Banking and financial services.' },
      values: [{ since: '2021-01-01', percent: '9.5%' }],
    },
    {
      rate: 'special',
      keys: ['standard'],
      name: { en: 'Special Rate', ca: 'Tipus especial' },
      desc: { en: 'Transport of persons, culture and works of art.' },
      values: [{ since: '2021-01-01', percent: '2.5%' }],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate', ca: 'Tipus reduït' },
      desc: { en: 'Food, water, books and newspapers.' },
      values: [{ since: '2021-01-01', percent: '1%' }],
    },
  ],
  sources: [
    {
      title: { en: 'Assessors Associats, Què és l’IGI' },
      url: 'https://www.assessors-associats.com/que-es-ligi/',
      at: '2026-11-22T00:00:00',
    },
  ],
};
