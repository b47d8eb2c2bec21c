import { readOn, valueAddedTax } from '../shared/value-added-tax.ts';

/**
 * IGV with the IPM, which are charged as one. The reduced rate is that of small restaurants, hotels and caterers (Ley
 * 31556): 8 % of IGV, 12 % from 2027 on (Ley 32219), with an IPM of 2 %, 2.5 % in 2026 and 3 % in 2027 (Ley 32387); the
 * 15 % is the sum of two laws that no source adds up. Sources of the figures: law.test.ts.
 */
export const vat = valueAddedTax({
  name: { es: 'IGV' },
  title: { es: 'Impuesto General a las Ventas' },
  rates: {
    general: { name: { en: 'General Rate', es: 'Tasa General' }, values: { '2011-03-01': '18.0%' } },
    reduced: {
      name: { en: 'Reduced Rate', es: 'Tasa Reducida' },
      desc: {
        en: 'For restaurants, hotels and caterers that are small businesses under Ley 31556.',
        es: 'Para restaurantes, hoteles y servicios de catering que son micro y pequeñas empresas según la Ley 31556.',
      },
      values: { '2027-01-01': '15.0%', '2026-01-01': '10.5%', '2022-09-01': '10.0%' },
    },
  },
  sources: readOn('2026-11-22', {
    'https://www.sunat.gob.pe/legislacion/igv/ley/': 'TUO de la Ley del IGV e ISC (D.S. 055-99-EF)',
  }),
});
