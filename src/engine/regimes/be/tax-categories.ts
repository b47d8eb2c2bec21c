import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** TVA, btw. Source of the rates: Arrêté royal no. 20 of 20 July 1970, and the page below. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT' },
  title: { en: 'Value Added Tax' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'General Rate', fr: 'Taux normal', nl: 'Algemeen tarief', de: 'Allgemeiner Satz' },
      values: [{ since: '2011-01-04', percent: '21.0%' }],
    },
    {
      rate: 'intermediate',
      keys: ['standard'],
      name: { en: 'Intermediate Rate', fr: 'Taux intermédiaire', nl: 'Tussentarief', de: 'Mittlerer Satz' },
      values: [{ since: '2011-01-01', percent: '12.0%' }],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: { en: 'Reduced Rate', fr: 'Taux réduit', nl: 'Verlaagd Tarief', de: 'Ermäßigter Satz' },
      values: [{ since: '2011-01-04', percent: '6.0%' }],
    },
  ],
  sources: [
    {
      title: { en: 'VAT rates | FPS Finance' },
      url: 'https://finance.belgium.be/en/enterprises/vat/vat-obligation/rates-and-calculation/vat-rates#q1',
    },
  ],
};
