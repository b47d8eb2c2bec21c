import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/**
 * IGV with the IPM, which are charged as one. The reduced rate is that of small restaurants, hotels and caterers (Ley
 * 31556): 8 % of IGV, 12 % from 2027 on (Ley 32219), with an IPM of 2 %, 2.5 % in 2026 and 3 % in 2027 (Ley 32387); the
 * 15 % is the sum of two laws that no source adds up. Sources of the figures: law.test.ts.
 */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', es: 'IGV' },
  title: { en: 'Value Added Tax', es: 'Impuesto General a las Ventas' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'General Rate', es: 'Tasa General' },
      values: [{ since: '2011-03-01', percent: '18.0%' }],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate', es: 'Tasa Reducida' },
      desc: {
        en: 'For restaurants, hotels and caterers that are small businesses under Ley 31556.',
        es: 'Para restaurantes, hoteles y servicios de catering que son micro y pequeñas empresas según la Ley 31556.',
      },
      values: [
        { since: '2027-01-01', percent: '15.0%' },
        { since: '2026-01-01', percent: '10.5%' },
        { since: '2022-09-01', percent: '10.0%' },
      ],
    },
  ],
  sources: [
    {
      title: { en: 'TUO de la Ley del IGV e ISC (D.S. 055-99-EF)' },
      url: 'https://www.sunat.gob.pe/legislacion/igv/ley/',
      at: '2026-11-22T00:00:00',
    },
  ],
};
