import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** IGV with the IPM, which are charged as one. Sources of the figure: law.test.ts. */
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
  ],
  sources: [
    {
      title: { en: 'TUO de la Ley del IGV e ISC (D.S. 055-99-EF)' },
      url: 'https://www.sunat.gob.pe/legislacion/igv/ley/',
      at: '2026-11-22T00:00:00',
    },
  ],
};
